import { describe, expect, it } from 'vitest';
import {
  describeLogicErrors,
  openTestScripts,
  requireSandbox,
  startWithScripts,
} from '../../testing/open-test-scripts.ts';
import { createField, startScenario } from '../../testing/scenario.ts';

describe('code', () => {
  it('[ENG-218] that hangs is stopped and reported; the form stays usable', async () => {
    const scene = await startWithScripts([
      createField('number', 'A'),
      createField('textfield', 'Hangs', { customConditional: 'while (data.a === 1) {} show = true' }),
      createField('number', 'Twice', { calculateValue: 'value = data.a * 2' }),
    ]);
    await scene.answer('A', 1).settled();
    scene.expectVisible('Hangs').expectAnswer('Twice', 2);
    expect(describeLogicErrors(scene)).toEqual(['1 customConditional time']);
    await scene.answer('A', 3).settled();
    scene.expectAnswer('Twice', 6);
  });

  const createTotal = (code: string, more: object = {}) =>
    createField('number', 'Total', { calculateValue: requireSandbox(code), ...more });
  const getOutdatedPaths = ({ session }: Awaited<ReturnType<typeof startWithScripts>>) =>
    session.outdatedIds().map((id) => session.node(id).path);

  it.each([
    ['is stopped by the time limit', 'if (data.a === 2) for (;;) {} value = data.a * 2'],
    ['throws', 'if (data.a === 2) throw new Error(); value = data.a * 2'],
    ['uses an unknown function', 'if (data.a === 2) instance.any(); value = data.a * 2'],
  ])('[ENG-234] that %s marks its answer as outdated', async (_what, code) => {
    const scene = await startWithScripts([createField('number', 'A'), createTotal(code)]);
    expect(getOutdatedPaths(scene)).toEqual([]);
    await scene.answer('A', 1).settled();
    scene.expectAnswer('Total', 2);
    expect(getOutdatedPaths(scene)).toEqual([]);
    await scene.answer('A', 2).settled();
    scene.expectAnswer('Total', 2);
    expect(getOutdatedPaths(scene)).toEqual(['total']);
    if (code.includes('for')) return;
    await scene.answer('A', 3).settled();
    expect(getOutdatedPaths(scene)).toEqual([]);
  });

  it('[ENG-234] marks outdated answers in rows, without a sandbox, and while scripts are running', async () => {
    const code = requireSandbox('if (row.a === 2) throw new Error(); value = row.a * 2');
    const row = [createField('number', 'A'), createField('number', 'Twice', { calculateValue: code })];
    const data = { rows: [{ a: 1 }, { a: 2, twice: 9 }, { a: 2 }] };
    const scene = await startWithScripts([createField('datagrid', 'Rows', { components: row })], { data });
    expect(getOutdatedPaths(scene)).toEqual(['rows[1].twice']);
    const withoutSandbox = startScenario([createField('number', 'A'), createTotal('value = data.a * 2')], {
      data: { a: 1, total: 5 },
      scripts: () => ({
        load: () => Promise.reject(new Error('No worker here')),
        run: () => Promise.reject(new Error('never')),
        close: () => undefined,
      }),
    });
    expect(withoutSandbox.session.outdatedIds()).toEqual(['1']);
    await withoutSandbox.settled();
    expect(withoutSandbox.session.outdatedIds()).toEqual(['1']);
  });

  it('[ENG-234] does not mark overridden or empty answers as outdated', async () => {
    const code = 'if (data.a === 2) throw new Error(); value = data.a * 2';
    const overridden = await startWithScripts([
      createField('number', 'A'),
      createTotal(code, { allowCalculateOverride: true }),
    ]);
    await overridden.answer('A', 1).settled();
    await overridden.answer('Total', 7).settled();
    await overridden.answer('A', 2).settled();
    expect(getOutdatedPaths(overridden)).toEqual([]);
    const empty = await startWithScripts([createField('number', 'A'), createTotal(code)]);
    await empty.answer('A', 2).settled();
    expect(getOutdatedPaths(empty)).toEqual([]);
  });

  it('[ENG-196] that never settles is stopped, with a logic error that names the cycle', async () => {
    const scene = await startWithScripts([
      createField('number', 'A', { calculateValue: 'value = (data.b || 0) + 1' }),
      createField('number', 'B', { calculateValue: 'value = (data.a || 0) + 1' }),
    ]);
    expect(scene.session.logicErrors()[0]).toMatchObject({ reason: 'cycle', kind: 'calculateValue' });
  });

  it('[ENG-219] that uses a missing function reports its name', async () => {
    const scene = await startWithScripts([
      createField('textfield', 'A', { validate: { custom: 'valid = instance.validateIban(input)' } }),
    ]);
    expect(scene.session.logicErrors()).toEqual([
      { nodeId: '0', kind: 'validate.custom', reason: 'missing', detail: 'instance.validateIban' },
    ]);
    expect(scene.session.validate()).toEqual([]);
  });

  it('[ENG-218] that occasionally times out runs again, because the device may have been busy', async () => {
    const host = openTestScripts();
    let batches = 0;
    const scene = await startScenario(
      [
        createField('number', 'N'),
        createField('number', 'A', { calculateValue: requireSandbox('value = data.n || 5') }),
      ],
      {
        scripts: () => ({
          ...host,
          async run(batch) {
            const reply = await host.run(batch);
            batches += 1;
            if (batches % 2 === 0) return reply;
            const results = reply.results.map(({ reads }) => ({ status: 'stopped', reason: 'time', reads }) as const);
            return { results };
          },
        }),
      },
    ).settled();
    scene.expectAnswer('A', 5);
    await scene.answer('N', 6).settled();
    scene.expectAnswer('A', 6);
    await scene.answer('N', 7).settled();
    scene.expectAnswer('A', 7);
    expect(batches).toBe(6);
    expect(describeLogicErrors(scene)).toEqual([]);
  });

  it('[ENG-218] that was stopped returns undefined when it is requested again', async () => {
    const scene = await startWithScripts([createField('button', 'Go', { action: 'custom', custom: 'for (;;) {}' })]);
    expect(await scene.session.runScript('0', 'custom')).toBeUndefined();
    expect(await scene.session.runScript('0', 'custom')).toBeUndefined();
    expect(describeLogicErrors(scene)).toEqual(['0 custom time']);
  });

  it('[ENG-222] is skipped if the sandbox cannot be started, and the form continues', async () => {
    const scene = await startScenario(
      [
        createField('textfield', 'A', { customConditional: requireSandbox('show = false') }),
        createField('textfield', 'B'),
      ],
      {
        scripts: () => ({
          load: () => Promise.reject(new Error('No worker here')),
          run: () => Promise.reject(new Error('never')),
          close: () => undefined,
        }),
      },
    ).settled();
    scene.expectVisible('A').answer('B', 'still');
    expect(scene.session.logicErrors()).toEqual([
      { nodeId: '0', kind: 'customConditional', reason: 'unavailable', detail: 'No worker here' },
    ]);
  });
});
