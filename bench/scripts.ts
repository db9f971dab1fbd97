// `node bench/scripts.ts`: measures how long form authors' code takes in this process, and in a worker thread including
// the messages to the thread.

import { createScriptMachine, type ScriptCall, type ScriptProgram } from '@tideform/engine/scripts';
import { nodePorts } from '@tideform/engine/testing';
import { openThreadScripts } from '@tideform/server/scripts';

const rounds = 20;

function programOf(count: number, code: string): ScriptProgram {
  const data = Object.fromEntries(Array.from({ length: count }, (_each, index) => [`n${index}`, index]));
  return {
    scripts: Array.from({ length: count }, (_each, index) => ({
      kind: 'calculateValue',
      gives: 'value',
      code: code.replaceAll('n0', `n${index}`),
      componentId: '0',
    })),
    components: { '0': { type: 'number', key: 'a' } },
    paths: { '0': ['a'] },
    form: {},
    user: {},
    metadata: {},
    data,
  };
}

const callsOf = (count: number): readonly ScriptCall[] =>
  Array.from({ length: count }, (_each, index) => ({ script: index, callId: index, path: ['a'], rowPath: [] }));

/** Returns the median of several measurements, in milliseconds. */
async function measureMedian(task: () => unknown, times = rounds): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const startMs = performance.now();
    await task();
    taken.push(performance.now() - startMs);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)]!;
}

const printTime = (what: string, ms: number, count = 1): void =>
  console.log(
    `${what.padEnd(58)} ${ms.toFixed(2).padStart(9)} ms ${((ms * 1000) / count).toFixed(1).padStart(9)} µs each`,
  );

for (const [what, code] of [
  ['no library', 'value = data.n0'],
  ['lodash', 'value = _.get(data, "n0")'],
  ['moment', 'value = moment(0).year()'],
  ['lodash and moment', 'value = _.get(data, "n0") + moment(0).year()'],
] as const) {
  const machine = createScriptMachine(nodePorts);
  await machine.load(programOf(1, code));
  printTime(`load, ${what}`, await measureMedian(() => machine.load(programOf(1, code)), 5));
  machine.close();
}

for (const count of [100, 1000]) {
  const batch = JSON.stringify({ patches: [{ path: ['n0'], value: 1 }], calls: callsOf(count) });
  for (const code of ['value = data.n0 * 2 + 1', 'show = data.n0 > 3 && row.n0 < 9; value = show']) {
    const machine = createScriptMachine(nodePorts, { softMs: 1000 });
    await machine.load(programOf(count, code));
    machine.run(batch, 10_000);
    printTime(`batch of ${count}: ${code}`, await measureMedian(() => machine.run(batch, 10_000)), count);
    machine.close();
  }
}

const host = openThreadScripts();
await host.load(programOf(1000, 'value = data.n0 * 2 + 1'));
for (const count of [1, 100, 1000]) {
  const calls = callsOf(count);
  await host.run({ patches: [], calls });
  printTime(
    `thread, round trip: batch of ${count}`,
    await measureMedian(() => host.run({ patches: [], calls })),
    count,
  );
}
host.close();
