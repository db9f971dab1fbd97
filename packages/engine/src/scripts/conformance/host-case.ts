import type {
  DataPatch,
  ScriptCall,
  ScriptHost,
  ScriptProgram,
  ScriptResult,
  ScriptResultName,
} from '../script-host.ts';

/** What a script host must answer, as data: the same cases are put to hosts in this process, on a thread and in a browser. */
export interface HostCase {
  readonly title: string;
  readonly program: ScriptProgram;
  readonly turns: readonly HostTurn[];
}

export interface HostTurn {
  readonly patches: readonly DataPatch[];
  readonly calls: readonly ScriptCall[];
  /** What the outcomes must contain, in the order of the calls. */
  readonly outcomes: readonly object[];
}

type Code = string | readonly [gives: ScriptResultName, code: string];

interface Written {
  readonly title: string;
  readonly data?: unknown;
  readonly scripts: readonly Code[];
  readonly program?: Partial<ScriptProgram>;
  readonly turns: readonly {
    readonly patches?: readonly DataPatch[];
    /** Absent: each script once, for the field `a`. */
    readonly calls?: readonly Partial<ScriptCall>[];
    readonly outcomes: readonly object[];
  }[];
}

/** Writes out a case of which only the interesting parts are given. */
export function hostCase({ title, data = {}, scripts, program, turns }: Written): HostCase {
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
    turns: turns.map(({ patches = [], calls, outcomes }) => ({
      patches,
      calls: (calls ?? scripts.map((_each, script) => ({ script }))).map((call, index) => ({
        script: 0,
        callId: index,
        path: ['a'],
        rowPath: [],
        ...call,
      })),
      outcomes,
    })),
  };
}

/** Plays a case, and gives the outcomes turn by turn. */
export async function playCase(host: ScriptHost, { program, turns }: HostCase): Promise<readonly ScriptResult[][]> {
  await host.load(program);
  const heard: ScriptResult[][] = [];
  for (const { patches, calls } of turns) heard.push([...(await host.run({ patches, calls })).outcomes]);
  return heard;
}
