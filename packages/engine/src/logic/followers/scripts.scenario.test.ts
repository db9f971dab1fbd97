import { describe, expect, it } from 'vitest';
import { openTestScripts } from '../../testing/open-test-scripts.ts';
import { field, type Scenario, type ScenarioOptions, scenario } from '../../testing/scenario.ts';

const start = (components: readonly unknown[], options: ScenarioOptions = {}): Promise<Scenario> =>
  scenario(components, { scripts: openTestScripts, ...options }).settled();
const grid = (label: string, components: readonly unknown[], more = {}) =>
  field('datagrid', label, { components, ...more });
const problemsOf = ({ session }: Scenario) =>
  session.problems().map(({ nodeId, kind, reason }) => `${nodeId} ${kind} ${reason}`);

describe('code', () => {
  it('[ENG-210] calculates an answer from others, chains settle, and only then others hear of it', async () => {
    const told = await start([
      field('number', 'Gross', { calculateValue: 'value = data.net + data.tax' }),
      field('number', 'Net'),
      field('number', 'Tax', { calculateValue: 'value = data.net / 4' }),
    ]);
    const seen: unknown[] = [];
    told.session.subscribe('0', () => seen.push(told.session.state('0').value));
    await told.answer('Net', 100).settled();
    told.expectData({ net: 100, tax: 25, gross: 125 });
    expect(seen).toEqual([125]);
  });

  it('[ENG-225] keeps a typed answer and a default where a calculation says nothing this time', async () => {
    const told = await start([
      field('checkbox', 'Same'),
      field('textfield', 'From'),
      field('textfield', 'To', { calculateValue: 'if (data.same) { value = data.from; }' }),
      field('number', 'Copies', { defaultValue: 7, calculateValue: 'if (data.same) value = 1' }),
    ]);
    await told.answer('To', 'Kew').settled();
    told.expectAnswer('To', 'Kew').expectAnswer('Copies', 7);
    await told.answer('From', 'Quay').answer('Same', true).settled();
    told.expectAnswer('To', 'Quay').expectAnswer('Copies', 1);
    await told.answer('To', 'Ham').settled();
    told.expectAnswer('To', 'Quay');
    await told.answer('Same', false).settled();
    told.expectAnswer('To', 'Quay').expectAnswer('Copies', 1);
    await told.answer('To', 'Ham').settled();
    told.expectAnswer('To', 'Ham');
  });

  it('[ENG-225] empties an answer where a calculation says that there is none', async () => {
    const told = await start([
      field('checkbox', 'Same'),
      field('textfield', 'To', { calculateValue: 'value = data.same ? "Quay" : undefined' }),
    ]);
    await told.answer('Same', true).settled();
    told.expectAnswer('To', 'Quay');
    await told.answer('Same', false).settled();
    expect(told.session.data()).toMatchObject({ same: false });
    expect(told.session.data().to || undefined).toBeUndefined();
  });

  it('[ENG-286] says when rows can be added, and closes nothing where it fails', async () => {
    const told = await start([
      field('textfield', 'A'),
      grid('Lines', [field('textfield', 'Item')], { conditionalAddButton: 'show = data.a === "x"' }),
      grid('Parts', [field('textfield', 'Part')], { conditionalAddButton: { '==': [{ var: 'data.a' }, 'x'] } }),
      grid('Bad', [field('textfield', 'Thing')], { conditionalAddButton: 'nobody.knows()' }),
    ]);
    const closed = () => ['1', '2', '3'].map((id) => told.session.state(id).isClosed);
    expect(closed()).toEqual([true, true, false]);
    await told.answer('A', 'x').settled();
    expect(closed()).toEqual([false, false, false]);
    await told.answer('A', 'y').settled();
    expect(closed()).toEqual([true, true, false]);
  });

  it('[ENG-211] shows: an undefined answer hides, a throw shows', async () => {
    const told = await start([
      field('textfield', 'A'),
      field('textfield', 'B', { customConditional: 'show = data.a === "x"' }),
      field('textfield', 'C', { customConditional: 'if (data.a === "x") show = true' }),
      field('textfield', 'D', { customConditional: 'show = data.gone.deep === 1' }),
    ]);
    told.notSee('B', 'C').see('D');
    await told.answer('A', 'x').settled();
    told.see('B', 'C', 'D');
    expect(problemsOf(told)).toEqual(['3 customConditional error']);
  });

  it('[ENG-212] of what is shown is not asked again for what it does not read', async () => {
    const host = openTestScripts();
    const calls: number[] = [];
    const told = await scenario(
      [
        field('textfield', 'A'),
        field('textfield', 'B'),
        field('textfield', 'C', { customConditional: 'show = data.a' }),
      ],
      {
        scripts: () => ({
          ...host,
          run: (turn) => {
            calls.push(turn.calls.length);
            return host.run(turn);
          },
        }),
      },
    ).settled();
    await told.answer('B', 'y').settled();
    expect(calls).toEqual([1]);
    await told.answer('A', 'y').settled();
    expect(calls).toEqual([1, 1]);
  });

  it('[ENG-193] keeps a typed answer while code decides whether it stays', async () => {
    const told = await start([
      field('number', 'A'),
      field('number', 'Twice', { calculateValue: 'value = data.a * 2' }),
      field('textfield', 'Note', { customConditional: 'show = data.twice === data.a * 2' }),
    ]);
    await told.answer('A', 1).settled();
    await told.answer('Note', 'kept').settled();
    await told.answer('A', 2).settled();
    told.see('Note').expectAnswer('Note', 'kept');
  });

  it('[ENG-213] does not clear the answers of a draft before it was asked', async () => {
    const told = scenario(
      [field('textfield', 'A'), field('textfield', 'B', { customConditional: 'show = data.a === "x"' })],
      { scripts: openTestScripts, data: { a: 'x', b: 'typed' } },
    );
    told.notSee('B').expectData({ a: 'x', b: 'typed' });
    await told.settled();
    told.see('B').expectData({ a: 'x', b: 'typed' });
  });

  it('[ENG-214] gives a default where nobody has answered, and not where somebody has', async () => {
    const form = [field('textfield', 'A', { customDefaultValue: 'value = "from code"' })];
    (await start(form)).expectAnswer('A', 'from code');
    (await start(form, { data: { a: 'mine' } })).expectAnswer('A', 'mine');
    const told = scenario(form, { scripts: openTestScripts });
    await told.answer('A', 'typed meanwhile').settled();
    told.expectAnswer('A', 'typed meanwhile');
  });

  it('[ENG-215] says what is wrong, of an empty answer too, in its own words or the author’s', async () => {
    const told = await start([
      field('checkbox', 'Needed'),
      field('textfield', 'A', { validate: { custom: 'valid = data.needed && !input ? "Say why" : true' } }),
      field('textfield', 'B', { validate: { custom: 'valid = input !== "x"', customMessage: 'Not x' } }),
    ]);
    await told.answer('Needed', true).answer('B', 'x').settled();
    expect(told.session.validate().map(({ path, rule, params }) => [path, rule, params?.message])).toEqual([
      ['a', 'custom', 'Say why'],
      ['b', 'custom', 'Not x'],
    ]);
    await told.answer('A', 'because').answer('B', 'y').settled();
    expect(told.session.validate()).toEqual([]);
  });

  it('[ENG-216] in a row sees the row, wherever it moves, and sums see all rows', async () => {
    const told = await start([
      grid('Lines', [
        field('number', 'Price'),
        field('number', 'Count'),
        field('number', 'Sum', { calculateValue: 'value = row.price * row.count' }),
        field('number', 'Number', { calculateValue: 'value = rowIndex + 1' }),
      ]),
      field('number', 'Total', {
        calculateValue: 'value = data.lines.reduce((sum, line) => sum + (line.sum || 0), 0)',
      }),
    ]);
    await told.addRow('Lines').addRow('Lines').settled();
    await told
      .answer('Price, row 1', 2)
      .answer('Count, row 1', 3)
      .answer('Price, row 2', 5)
      .answer('Count, row 2', 7)
      .settled();
    told.expectAnswer('Sum, row 1', 6).expectAnswer('Sum, row 2', 35).expectAnswer('Total', 41);
    await told.moveRow('Lines', 1, 2).settled();
    told.expectAnswer('Sum, row 1', 35).expectAnswer('Number, row 1', 1).expectAnswer('Number, row 2', 2);
    await told.answer('Count, row 2', 4).settled();
    told.expectAnswer('Sum, row 2', 8).expectAnswer('Total', 43);
    await told.removeRow('Lines', 1).settled();
    told.expectAnswer('Total', 8).expectAnswer('Number, row 1', 1);
  });

  it('[ENG-216] is asked again when its row moves while it is asked', async () => {
    const lines = grid('Lines', [
      field('textfield', 'Name', { validate: { custom: 'valid = rowIndex > 0 ? "First row only" : true' } }),
    ]);
    const told = scenario([lines], { scripts: openTestScripts, data: { lines: [{ name: 'a' }] } }).addRow('Lines', 1);
    await told.settled();
    expect(told.session.validate().map(({ path }) => path)).toEqual(['lines[1].name']);
  });

  it('[ENG-216] sees the row that comes after the last one went', async () => {
    const told = await start([
      grid('Lines', [
        field('textfield', 'Name', { validate: { custom: 'valid = row.name === "a" ? "Taken" : !!row.name' } }),
      ]),
    ]);
    await told.removeRow('Lines', 1).settled();
    told.session.setValue('0', [{ name: 'b' }]);
    await told.settled();
    expect(told.session.validate()).toEqual([]);
  });

  it('[ENG-198] that reads its own answer is asked again when a person changes it, and not for its own doing', async () => {
    const told = await start([
      field('number', 'A'),
      field('number', 'Sum', { calculateValue: 'value = (value || 0) + data.a' }),
      field('number', 'Least', { calculateValue: 'value = Math.max(value || 0, 5)' }),
    ]);
    await told.answer('A', 2).settled();
    told.expectAnswer('Sum', 2);
    await told.answer('Least', 9).settled();
    told.expectAnswer('Least', 9);
    await told.answer('Least', 1).settled();
    told.expectAnswer('Least', 5);
    expect(problemsOf(told)).toEqual([]);
  });

  it('[ENG-217] on change sets other answers, and runs for changes alone', async () => {
    const told = await start([
      field('textfield', 'A', {
        onChange: 'instance.root.getComponent("b").setValue(value + "!"); data.count = (data.count || 0) + 1',
      }),
      field('textfield', 'B'),
    ]);
    told.expectData({ a: '', b: '' });
    await told.answer('A', 'x').settled();
    told.expectData({ a: 'x', b: 'x!', count: 1 });
  });

  it('[ENG-218] that hangs is stopped and named; the form stays usable', async () => {
    const told = await start([
      field('number', 'A'),
      field('textfield', 'Hangs', { customConditional: 'while (data.a === 1) {} show = true' }),
      field('number', 'Twice', { calculateValue: 'value = data.a * 2' }),
    ]);
    await told.answer('A', 1).settled();
    told.see('Hangs').expectAnswer('Twice', 2);
    expect(problemsOf(told)).toEqual(['1 customConditional time']);
    await told.answer('A', 3).settled();
    told.expectAnswer('Twice', 6);
  });

  it('[ENG-196] that never rests ends, with a problem that names the circle', async () => {
    const told = await start([
      field('number', 'A', { calculateValue: 'value = (data.b || 0) + 1' }),
      field('number', 'B', { calculateValue: 'value = (data.a || 0) + 1' }),
    ]);
    expect(told.session.problems()[0]).toMatchObject({ reason: 'cycle', kind: 'calculateValue' });
  });

  it('[ENG-219] names what it asks for and nobody offers', async () => {
    const told = await start([
      field('textfield', 'A', { validate: { custom: 'valid = instance.validateIban(input)' } }),
    ]);
    expect(told.session.problems()).toEqual([
      { nodeId: '0', kind: 'validate.custom', reason: 'missing', detail: 'instance.validateIban' },
    ]);
    expect(told.session.validate()).toEqual([]);
  });

  it('[ENG-220] runs when a button or a page asks for it', async () => {
    const told = await start([
      field('textfield', 'A'),
      field('button', 'Fill', { action: 'custom', custom: 'data.a = "filled"; instance.emit("done")' }),
      field('textfield', 'B', {
        logic: [
          {
            trigger: { type: 'event', event: 'done' },
            actions: [{ type: 'value', value: 'value = data.a + " and done"' }],
          },
        ],
      }),
    ]);
    await told.session.runScript('1', 'custom');
    await told.settled();
    told.expectData({ a: 'filled', b: 'filled and done' });
  });

  it('[ENG-206] of an entry that an event switches on runs each time, and its settings stay', async () => {
    const trigger = { type: 'event', event: 'tick' };
    const disabled = { type: 'property', property: { value: 'disabled', type: 'boolean' }, state: true };
    const count = { type: 'customAction', customAction: 'value = (data.n || 0) + 1' };
    const told = await start([
      field('number', 'N', { logic: [{ trigger, actions: [count] }] }),
      field('textfield', 'Locked', { logic: [{ trigger, actions: [disabled] }] }),
      field('textfield', 'Other', { redrawOn: 'n' }),
    ]);
    for (const expected of [1, 2]) {
      told.session.emit('tick');
      await told.settled();
      expect(told.session.data()).toMatchObject({ n: expected });
      expect(told.session.state('1').disabled).toBe(true);
    }
    await told.answer('Other', 'x').settled();
    expect(told.session.state('1').disabled).toBe(true);
  });

  it('[ENG-207] of others asks for nothing where only redrawOn names them', async () => {
    const told = await start([field('number', 'A'), field('textfield', 'B', { redrawOn: 'a' })]);
    let heard = 0;
    told.session.subscribe('1', () => {
      heard += 1;
    });
    await told.answer('A', 5).settled();
    expect(heard).toBe(0);
  });

  it('[ENG-218] that ran out of time once is asked again: the device may have been busy', async () => {
    const host = openTestScripts();
    let isBusy = true;
    const told = await scenario([field('number', 'A', { calculateValue: 'value = 5' })], {
      scripts: () => ({
        ...host,
        async run(turn) {
          const reply = await host.run(turn);
          if (!isBusy) return reply;
          isBusy = false;
          return { ...reply, outcomes: reply.outcomes.map(() => ({ status: 'stopped', reason: 'time' })) };
        },
      }),
    }).settled();
    told.expectAnswer('A', 5);
    expect(problemsOf(told)).toEqual([]);
  });

  it('[ENG-218] that was stopped answers nobody who asks for it again', async () => {
    const told = await start([field('button', 'Go', { action: 'custom', custom: 'for (;;) {}' })]);
    expect(await told.session.runScript('0', 'custom')).toBeUndefined();
    expect(await told.session.runScript('0', 'custom')).toBeUndefined();
    expect(problemsOf(told)).toEqual(['0 custom time']);
  });

  it('[ENG-221] only shows, switches and checks where a response is looked at', async () => {
    const told = await start(
      [
        field('number', 'A', { customDefaultValue: 'value = 5' }),
        field('number', 'B', { calculateValue: 'value = data.a * 2' }),
        field('textfield', 'C', { customConditional: 'show = data.b === 7' }),
      ],
      { data: { b: 7 }, readOnly: true },
    );
    told.see('C').expectData({ b: 7 });
  });

  it('[ENG-222] goes on without scripts where the sandbox cannot be started', async () => {
    const told = await scenario(
      [field('textfield', 'A', { customConditional: 'show = false' }), field('textfield', 'B')],
      {
        scripts: () => ({
          load: () => Promise.reject(new Error('No worker here')),
          run: () => Promise.reject(new Error('never')),
          close: () => undefined,
        }),
      },
    ).settled();
    told.see('A').answer('B', 'still');
    expect(told.session.problems()).toEqual([
      { nodeId: '0', kind: 'customConditional', reason: 'unavailable', detail: 'No worker here' },
    ]);
  });
});

describe('logic with code', () => {
  const logic = (trigger: string, ...actions: readonly unknown[]) => ({
    logic: [{ trigger: { type: 'javascript', javascript: trigger }, actions }],
  });

  it('[ENG-203] writes an answer and merges settings while its trigger holds', async () => {
    const told = await start([
      field('textfield', 'Team'),
      field('textfield', 'Speed', {
        ...logic(
          'result = data.team === "rush"',
          { type: 'value', value: 'value = "RUSH " + data.team' },
          {
            type: 'mergeComponentSchema',
            schemaDefinition: 'schema = { label: "How fast", validate: { required: true } }',
          },
        ),
      }),
    ]);
    await told.answer('Team', 'rush').settled();
    expect(told.session.state('1')).toMatchObject({
      value: 'RUSH rush',
      required: true,
      definition: { label: 'How fast' },
    });
    await told.answer('Speed', 'slow').settled();
    told.expectData({ team: 'rush', speed: 'RUSH rush' });
    await told.answer('Team', '').settled();
    expect(told.session.state('1')).toMatchObject({
      value: 'RUSH rush',
      required: false,
      definition: { label: 'Speed' },
    });
    await told.answer('Speed', 'slow').settled();
    told.expectData({ team: '', speed: 'slow' });
  });

  it('[ENG-204] runs a custom action, which may set anything', async () => {
    const told = await start([
      field('checkbox', 'Copy'),
      field('textfield', 'A', logic('return data.copy', { type: 'customAction', customAction: 'data.b = value' })),
      field('textfield', 'B'),
    ]);
    await told.answer('A', 'x').answer('Copy', true).settled();
    told.expectData({ copy: true, a: 'x', b: 'x' });
  });
});
