import { describe, expect, it } from 'vitest';
import { startWithScripts } from '../../testing/open-test-scripts.ts';
import { createField } from '../../testing/scenario.ts';

describe('code', () => {
  it('[ENG-217] in onChange sets other answers, and runs only on changes', async () => {
    const scene = await startWithScripts([
      createField('textfield', 'A', {
        onChange: 'instance.root.getComponent("b").setValue(value + "!"); data.count = (data.count || 0) + 1',
      }),
      createField('textfield', 'B'),
    ]);
    scene.expectData({ a: '', b: '' });
    await scene.answer('A', 'x').settled();
    scene.expectData({ a: 'x', b: 'x!', count: 1 });
  });

  it('[ENG-220] runs on demand for a button or a page', async () => {
    const scene = await startWithScripts([
      createField('textfield', 'A'),
      createField('button', 'Fill', { action: 'custom', custom: 'data.a = "filled"; instance.emit("done")' }),
      createField('textfield', 'B', {
        logic: [
          {
            trigger: { type: 'event', event: 'done' },
            actions: [{ type: 'value', value: 'value = data.a + " and done"' }],
          },
        ],
      }),
    ]);
    await scene.session.runScript('1', 'custom');
    await scene.settled();
    scene.expectData({ a: 'filled', b: 'filled and done' });
  });

  it('[ENG-206] of a logic entry with an event trigger runs on each event, and its settings persist', async () => {
    const trigger = { type: 'event', event: 'tick' };
    const disabled = { type: 'property', property: { value: 'disabled', type: 'boolean' }, state: true };
    const count = { type: 'customAction', customAction: 'value = (data.n || 0) + 1' };
    const scene = await startWithScripts([
      createField('number', 'N', { logic: [{ trigger, actions: [count] }] }),
      createField('textfield', 'Locked', { logic: [{ trigger, actions: [disabled] }] }),
      createField('textfield', 'Other', { redrawOn: 'n' }),
    ]);
    for (const expected of [1, 2]) {
      scene.session.emit('tick');
      await scene.settled();
      expect(scene.session.data()).toMatchObject({ n: expected });
      expect(scene.session.state('1').disabled).toBe(true);
    }
    await scene.answer('Other', 'x').settled();
    expect(scene.session.state('1').disabled).toBe(true);
  });
});

describe('logic with code', () => {
  const logic = (trigger: string, ...actions: readonly unknown[]) => ({
    logic: [{ trigger: { type: 'javascript', javascript: trigger }, actions }],
  });

  it('[ENG-203] writes an answer and merges settings while its trigger is true', async () => {
    const scene = await startWithScripts([
      createField('textfield', 'Team'),
      createField('textfield', 'Speed', {
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
    await scene.answer('Team', 'rush').settled();
    expect(scene.session.state('1')).toMatchObject({
      value: 'RUSH rush',
      required: true,
      definition: { label: 'How fast' },
    });
    await scene.answer('Speed', 'slow').settled();
    scene.expectData({ team: 'rush', speed: 'RUSH rush' });
    await scene.answer('Team', '').settled();
    expect(scene.session.state('1')).toMatchObject({
      value: 'RUSH rush',
      required: false,
      definition: { label: 'Speed' },
    });
    await scene.answer('Speed', 'slow').settled();
    scene.expectData({ team: '', speed: 'slow' });
  });

  it('[ENG-204] runs a custom action that sets other answers', async () => {
    const scene = await startWithScripts([
      createField('checkbox', 'Copy'),
      createField(
        'textfield',
        'A',
        logic('return data.copy', { type: 'customAction', customAction: 'data.b = value' }),
      ),
      createField('textfield', 'B'),
    ]);
    await scene.answer('A', 'x').answer('Copy', true).settled();
    scene.expectData({ copy: true, a: 'x', b: 'x' });
  });
});
