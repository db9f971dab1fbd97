import type {
  DataPatch,
  ScriptCall,
  ScriptHost,
  ScriptProgram,
  ScriptResult,
  ScriptResultName,
} from '../script-host.ts';

/** Conformance case of a script host, as data: the same cases run in this process, on a thread and in a browser. */
export interface HostCase {
  readonly title: string;
  readonly program: ScriptProgram;
  readonly batches: readonly HostBatch[];
}

export interface HostBatch {
  readonly patches: readonly DataPatch[];
  readonly calls: readonly ScriptCall[];
  /** Properties that the results must contain, in the order of the calls. */
  readonly results: readonly object[];
}

type ScriptCode = string | readonly [gives: ScriptResultName, code: string];

interface HostCaseSource {
  readonly title: string;
  readonly data?: unknown;
  readonly scripts: readonly ScriptCode[];
  readonly program?: Partial<ScriptProgram>;
  readonly turns: readonly {
    readonly patches?: readonly DataPatch[];
    /** Absent: calls each script once, for the field `a`. */
    readonly calls?: readonly Partial<ScriptCall>[];
    readonly results: readonly object[];
  }[];
}

/** Creates a conformance case, with defaults for the properties that are not specified. */
export function createHostCase({ title, data = {}, scripts, program, turns }: HostCaseSource): HostCase {
  return {
    title,
    program: {
      scripts: scripts.map((each) => {
        const [gives, code] = typeof each === 'string' ? (['value', each] as const) : each;
        return { kind: 'calculateValue', gives, code, componentId: '0' };
      }),
      components: { '0': { type: 'textfield', key: 'a', label: 'A' } },
      paths: { '0': ['a'] },
      form: { components: [{ type: 'textfield', key: 'a', label: 'A' }] },
      user: { id: 'u1', displayName: 'Ada' },
      metadata: { timezone: 'UTC' },
      data,
      ...program,
    },
    batches: turns.map(({ patches = [], calls, results }) => ({
      patches,
      calls: (calls ?? scripts.map((_each, script) => ({ script }))).map((call, index) => ({
        script: 0,
        callId: index,
        path: ['a'],
        rowPath: [],
        ...call,
      })),
      results,
    })),
  };
}

/** Runs a case, and returns the results of each batch. */
export async function runCase(
  host: ScriptHost,
  { program, batches: turns }: HostCase,
): Promise<readonly ScriptResult[][]> {
  await host.load(program);
  const results: ScriptResult[][] = [];
  for (const { patches, calls } of turns) results.push([...(await host.run({ patches, calls })).results]);
  return results;
}
