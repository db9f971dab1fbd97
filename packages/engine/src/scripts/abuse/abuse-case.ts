import type { ScriptCall, ScriptHost, ScriptProgram, ScriptResult } from '../script-host.ts';

/** Malicious script and its expected result. `abuse.test.ts` also checks after each case that the host is unharmed. */
export interface AbuseCase {
  readonly title: string;
  readonly code: string;
  readonly expected: ExpectedResult;
}

export type ExpectedResult =
  | { readonly value: unknown }
  /** Text that the error message must contain. */
  | { readonly error: string }
  | { readonly stopped: 'time' | 'memory' }
  /** Any of these results is acceptable. */
  | { readonly oneOf: readonly ExpectedResult[] };

export const returns = (value: unknown): ExpectedResult => ({ value });
export const throwsError = (error = ''): ExpectedResult => ({ error });
export const exceedsTime: ExpectedResult = { stopped: 'time' };
export const exceedsMemory: ExpectedResult = { stopped: 'memory' };
export const oneOf = (...ends: readonly ExpectedResult[]): ExpectedResult => ({ oneOf: ends });

export const createAbuseCase = (title: string, code: string, ends: ExpectedResult): AbuseCase => ({
  title,
  code,
  expected: ends,
});

const data = { a: 1, list: [{ x: 1 }, { x: 2 }], box: { x: 1 } };

/**
 * Control scripts, which run before and after each abuse case: the first calculates, the second returns the data, and
 * the third inspects the globals.
 */
const controlScripts = [
  'value = data.list.map((each) => each.x).reduce((sum, x) => sum + x, 0) + row.a',
  'value = data',
  `value = [
    typeof leaked, typeof polluted, ({}).polluted, [].polluted, (() => 1).polluted, typeof globalThis[Symbol.for('leaked')],
    Object.keys(globalThis), Object.isExtensible(globalThis), typeof fetch, JSON.stringify({ a: [1] }), [...[1]],
    new Date(0).toISOString(), 'a.b'.split('.'), new Map([[1, 2]]).get(1), [1, 2].map(String), String(new Error('e')),
    component.key, user.id, instance.getValue(), utils.getValue(data, 'a'), typeof arguments.callee.leaked,
  ]`,
];
const libraryControlScript =
  "value = [_.sum([1, 2]), typeof _.leaked, moment.utc(0).format('MMMM YYYY'), moment.duration(2, 'hours').humanize()]";

/** Expected results of the control scripts, whichever script ran before them. */
export const controlValues: readonly unknown[] = [
  4,
  data,
  [
    ...['undefined', 'undefined', null, null, null, 'undefined', [], true, 'undefined', '{"a":[1]}', [1]],
    ...['1970-01-01T00:00:00.000Z', ['a', 'b'], 2, ['1', '2'], 'Error: e', 'a', 'u1', 1, 1, 'undefined'],
  ],
];
export const libraryControlValues: readonly unknown[] = [...controlValues, [3, 'undefined', 'January 1970', '2 hours']];

/** Creates one program with all cases, so that leftovers of one case would affect all later cases. */
export function createAbuseProgram(cases: readonly AbuseCase[], withLibraries: boolean): ScriptProgram {
  const component = { type: 'number', key: 'a', label: 'A', validate: { required: true } };
  const codes = [...controlScripts, ...(withLibraries ? [libraryControlScript] : []), ...cases.map(({ code }) => code)];
  return {
    scripts: codes.map((code) => ({ kind: 'calculateValue', gives: 'value', code, componentId: '0' })),
    components: { '0': component },
    paths: { '0': [component.key] },
    form: { components: [component] },
    user: { id: 'u1' },
    metadata: {},
    data,
  };
}

/**
 * Runs a case between the control scripts, and again if it was not stopped, so that the second run would find leftovers
 * of the first run. Returns the results of the case, and the values of the control scripts.
 */
export async function runAbuse(
  host: ScriptHost,
  index: number,
  controlCount: number,
): Promise<{ readonly results: readonly ScriptResult[]; readonly values: readonly unknown[] }> {
  const call = (script: number): ScriptCall => ({ script, callId: script, path: ['a'], rowPath: [] });
  const witnesses = Array.from({ length: controlCount }, (_each, script) => call(script));
  const abuse = call(controlCount + index);
  const first = await host.run({ patches: [], calls: [...witnesses, abuse, ...witnesses] });
  const isStopped = first.results[controlCount]?.status === 'stopped';
  const second = isStopped ? undefined : await host.run({ patches: [], calls: [abuse, ...witnesses] });
  const outcomes = [...first.results, ...(second?.results ?? [])];
  const isAbuse = (_result: ScriptResult, at: number) => at % (controlCount + 1) === controlCount;
  return {
    results: outcomes.filter(isAbuse),
    values: outcomes
      .filter((result, at) => !isAbuse(result, at))
      .map((result) => (result.status === 'value' ? result.value : result)),
  };
}
