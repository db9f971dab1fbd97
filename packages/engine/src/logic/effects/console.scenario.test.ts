import { expect, it } from 'vitest';
import { openTestScripts, requireSandbox } from '../../testing/open-test-scripts.ts';
import { createField, type Scenario, startScenario } from '../../testing/scenario.ts';

const start = (components: readonly unknown[]): Promise<Scenario> =>
  startScenario(components, { scripts: openTestScripts }).settled();
const describeLogicErrors = ({ session }: Scenario) =>
  session.logicErrors().map(({ nodeId, kind, reason }) => `${nodeId} ${kind} ${reason}`);

it('[ENG-224] code can log to the console and continues', async () => {
  const scene = await start([
    createField('number', 'Net'),
    createField('number', 'Gross', {
      calculateValue: 'console.log("net", data.net, { a: [1, null] }); value = data.net * 2',
    }),
    createField('number', 'Sum', {
      calculateValue: 'console.table(data); console.error(new Error("no")); value = missing',
    }),
  ]);
  await scene.answer('Net', 4).settled();
  expect(scene.session.data()).toEqual({ net: 4, gross: 8 });
  const lines = scene.session.lines().map(({ nodeId, kind, level, text }) => `${nodeId} ${kind} ${level}: ${text}`);
  expect(lines).toContain('1 calculateValue log: net 4 { a: [1, null] }');
  expect(lines).toContain('2 calculateValue error: Error: no');
  expect(describeLogicErrors(scene)).toEqual(['2 calculateValue missing']);
});

it('[ENG-224] console output is limited to a few short lines, without failing the script', async () => {
  const flood = `for (let i = 0; i < 500; i += 1) console.log(i, 'x'.repeat(2000), data, console); value = 1;`;
  const scene = await start([
    createField('number', 'Net'),
    ...[1, 2, 3, 4, 5, 6].map((at) => createField('number', `Out ${at}`, { calculateValue: flood })),
  ]);
  await scene.answer('Net', 4).settled();
  const lines = scene.session.lines();
  expect(lines).toHaveLength(100);
  expect(Math.max(...lines.map(({ text }) => text.length))).toBe(500);
  expect(describeLogicErrors(scene)).toEqual([]);
});

it('[ENG-224] a session ignores invalid console lines from a compromised sandbox', async () => {
  const host = openTestScripts();
  const lines = [null, { level: 'log', text: 5 }, { level: 'shout', text: 'a' }, { level: 'log', text: 'b' }];
  const scene = await startScenario([createField('number', 'Net', { calculateValue: requireSandbox('value = 1') })], {
    scripts: () => ({
      ...host,
      run: async (batch) => {
        const { results } = await host.run(batch);
        return { results: results.map((result) => ({ ...result, lines: lines as never })) };
      },
    }),
  }).settled();
  expect(scene.session.lines().map(({ text }) => text)).toEqual(['b']);
});
