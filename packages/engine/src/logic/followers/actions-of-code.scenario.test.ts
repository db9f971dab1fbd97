import { describe, expect, it } from 'vitest';
import { field } from '../../testing/scenario.ts';
import { start } from '../../testing/scripted.ts';

describe('code', () => {
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
