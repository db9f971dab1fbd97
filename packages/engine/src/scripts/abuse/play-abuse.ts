import type { ScriptCall, ScriptHost, ScriptProgram, ScriptResult } from '../script-host.ts';
import type { AbuseCase } from './abuse-case.ts';

const data = { a: 1, list: [{ x: 1 }, { x: 2 }], box: { x: 1 } };

/** An honest script, one that looks at the data, and one that looks at the world. */
const witnesses = [
  'value = data.list.map((each) => each.x).reduce((sum, x) => sum + x, 0) + row.a',
  'value = data',
  `value = [
    typeof leaked, typeof polluted, ({}).polluted, [].polluted, (() => 1).polluted, typeof globalThis[Symbol.for('leaked')],
    Object.keys(globalThis), Object.isExtensible(globalThis), typeof fetch, JSON.stringify({ a: [1] }), [...[1]],
    new Date(0).toISOString(), 'a.b'.split('.'), new Map([[1, 2]]).get(1), [1, 2].map(String), String(new Error('e')),
    component.key, user.id, instance.getValue(), utils.getValue(data, 'a'), typeof arguments.callee.leaked,
  ]`,
];
const libraryWitness =
  "value = [_.sum([1, 2]), typeof _.leaked, moment.utc(0).format('MMMM YYYY'), moment.duration(2, 'hours').humanize()]";

/** What the witnesses must say, whatever ran before them. */
export const testimony: readonly unknown[] = [
  4,
  data,
  [
    ...['undefined', 'undefined', null, null, null, 'undefined', [], true, 'undefined', '{"a":[1]}', [1]],
    ...['1970-01-01T00:00:00.000Z', ['a', 'b'], 2, ['1', '2'], 'Error: e', 'a', 'u1', 1, 1, 'undefined'],
  ],
];
export const libraryTestimony: readonly unknown[] = [...testimony, [3, 'undefined', 'January 1970', '2 hours']];

/** One program with all cases: what one leaves behind, all after it would meet. */
export function abuseProgram(cases: readonly AbuseCase[], withLibraries: boolean): ScriptProgram {
  const component = { type: 'number', key: 'a', label: 'A', validate: { required: true } };
  const codes = [...witnesses, ...(withLibraries ? [libraryWitness] : []), ...cases.map(({ code }) => code)];
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
 * Runs a case between the witnesses, and once more where it was not stopped: its second run finds what the first left.
 * Gives its outcomes, and the values that the witnesses answered with.
 */
export async function playAbuse(
  host: ScriptHost,
  index: number,
  witnessCount: number,
): Promise<{ readonly ends: readonly ScriptResult[]; readonly heard: readonly unknown[] }> {
  const call = (script: number): ScriptCall => ({ script, callId: script, path: ['a'], rowPath: [] });
  const witnesses = Array.from({ length: witnessCount }, (_each, script) => call(script));
  const abuse = call(witnessCount + index);
  const first = await host.run({ patches: [], calls: [...witnesses, abuse, ...witnesses] });
  const isStopped = first.outcomes[witnessCount]?.status === 'stopped';
  const second = isStopped ? undefined : await host.run({ patches: [], calls: [abuse, ...witnesses] });
  const outcomes = [...first.outcomes, ...(second?.outcomes ?? [])];
  const isAbuse = (_outcome: ScriptResult, at: number) => at % (witnessCount + 1) === witnessCount;
  return {
    ends: outcomes.filter(isAbuse),
    heard: outcomes
      .filter((outcome, at) => !isAbuse(outcome, at))
      .map((outcome) => (outcome.status === 'value' ? outcome.value : outcome)),
  };
}
