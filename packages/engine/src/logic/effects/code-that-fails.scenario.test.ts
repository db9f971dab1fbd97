import { describe, expect, it } from 'vitest';
import { inSandbox, openTestScripts } from '../../testing/open-test-scripts.ts';
import { field, scenario } from '../../testing/scenario.ts';
import { problemsOf, start } from '../../testing/scripted.ts';

describe('code', () => {
  it('[ENG-218] that hangs is stopped and named; the form stays usable', async () => {
    const scene = await start([
      field('number', 'A'),
      field('textfield', 'Hangs', { customConditional: 'while (data.a === 1) {} show = true' }),
      field('number', 'Twice', { calculateValue: 'value = data.a * 2' }),
    ]);
    await scene.answer('A', 1).settled();
    scene.see('Hangs').expectAnswer('Twice', 2);
    expect(problemsOf(scene)).toEqual(['1 customConditional time']);
    await scene.answer('A', 3).settled();
    scene.expectAnswer('Twice', 6);
  });

  const total = (code: string, more: object = {}) =>
    field('number', 'Total', { calculateValue: inSandbox(code), ...more });
  const outdated = ({ session }: Awaited<ReturnType<typeof start>>) =>
    session.outdatedIds().map((id) => session.node(id).path);

  it.each([
    ['is stopped for time', 'if (data.a === 2) for (;;) {} value = data.a * 2'],
    ['throws', 'if (data.a === 2) throw new Error(); value = data.a * 2'],
    ['asks for what nobody offers', 'if (data.a === 2) instance.any(); value = data.a * 2'],
  ])('[ENG-234] that %s leaves an answer that is out of date, and says so', async (_what, code) => {
    const told = await start([field('number', 'A'), total(code)]);
    expect(outdated(told)).toEqual([]);
    await told.answer('A', 1).settled();
    told.expectAnswer('Total', 2);
    expect(outdated(told)).toEqual([]);
    await told.answer('A', 2).settled();
    told.expectAnswer('Total', 2);
    expect(outdated(told)).toEqual(['total']);
    if (code.includes('for')) return;
    await told.answer('A', 3).settled();
    expect(outdated(told)).toEqual([]);
  });

  it('[ENG-234] says so of rows, of what is out of reach, and of what still runs', async () => {
    const code = inSandbox('if (row.a === 2) throw new Error(); value = row.a * 2');
    const row = [field('number', 'A'), field('number', 'Twice', { calculateValue: code })];
    const data = { rows: [{ a: 1 }, { a: 2, twice: 9 }, { a: 2 }] };
    const told = await start([field('datagrid', 'Rows', { components: row })], { data });
    expect(outdated(told)).toEqual(['rows[1].twice']);
    const none = scenario([field('number', 'A'), total('value = data.a * 2')], {
      data: { a: 1, total: 5 },
      scripts: () => ({
        load: () => Promise.reject(new Error('No worker here')),
        run: () => Promise.reject(new Error('never')),
        close: () => undefined,
      }),
    });
    expect(none.session.outdatedIds()).toEqual(['1']);
    await none.settled();
    expect(none.session.outdatedIds()).toEqual(['1']);
  });

  it('[ENG-234] says nothing of a person’s own answer, nor of an empty one', async () => {
    const code = 'if (data.a === 2) throw new Error(); value = data.a * 2';
    const own = await start([field('number', 'A'), total(code, { allowCalculateOverride: true })]);
    await own.answer('A', 1).settled();
    await own.answer('Total', 7).settled();
    await own.answer('A', 2).settled();
    expect(outdated(own)).toEqual([]);
    const empty = await start([field('number', 'A'), total(code)]);
    await empty.answer('A', 2).settled();
    expect(outdated(empty)).toEqual([]);
  });

  it('[ENG-196] that never rests ends, with a problem that names the circle', async () => {
    const scene = await start([
      field('number', 'A', { calculateValue: 'value = (data.b || 0) + 1' }),
      field('number', 'B', { calculateValue: 'value = (data.a || 0) + 1' }),
    ]);
    expect(scene.session.logicErrors()[0]).toMatchObject({ reason: 'cycle', kind: 'calculateValue' });
  });

  it('[ENG-219] names what it asks for and nobody offers', async () => {
    const scene = await start([
      field('textfield', 'A', { validate: { custom: 'valid = instance.validateIban(input)' } }),
    ]);
    expect(scene.session.logicErrors()).toEqual([
      { nodeId: '0', kind: 'validate.custom', reason: 'missing', detail: 'instance.validateIban' },
    ]);
    expect(scene.session.validate()).toEqual([]);
  });

  it('[ENG-218] that runs out of time now and then is asked again: the device may have been busy', async () => {
    const host = openTestScripts();
    let batches = 0;
    const scene = await scenario(
      [field('number', 'N'), field('number', 'A', { calculateValue: inSandbox('value = data.n || 5') })],
      {
        scripts: () => ({
          ...host,
          async run(turn) {
            const reply = await host.run(turn);
            batches += 1;
            if (batches % 2 === 0) return reply;
            const results = reply.outcomes.map(({ reads }) => ({ status: 'stopped', reason: 'time', reads }) as const);
            return { outcomes: results };
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
    expect(problemsOf(scene)).toEqual([]);
  });

  it('[ENG-218] that was stopped answers nobody who asks for it again', async () => {
    const scene = await start([field('button', 'Go', { action: 'custom', custom: 'for (;;) {}' })]);
    expect(await scene.session.runScript('0', 'custom')).toBeUndefined();
    expect(await scene.session.runScript('0', 'custom')).toBeUndefined();
    expect(problemsOf(scene)).toEqual(['0 custom time']);
  });

  it('[ENG-222] goes on without scripts where the sandbox cannot be started', async () => {
    const scene = await scenario(
      [field('textfield', 'A', { customConditional: inSandbox('show = false') }), field('textfield', 'B')],
      {
        scripts: () => ({
          load: () => Promise.reject(new Error('No worker here')),
          run: () => Promise.reject(new Error('never')),
          close: () => undefined,
        }),
      },
    ).settled();
    scene.see('A').answer('B', 'still');
    expect(scene.session.logicErrors()).toEqual([
      { nodeId: '0', kind: 'customConditional', reason: 'unavailable', detail: 'No worker here' },
    ]);
  });
});
