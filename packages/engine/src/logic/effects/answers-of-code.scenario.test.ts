import { describe, expect, it } from 'vitest';
import {
  createGrid,
  describeLogicErrors,
  openTestScripts,
  requireSandbox,
  startWithScripts,
} from '../../testing/open-test-scripts.ts';
import { createField, startScenario } from '../../testing/scenario.ts';

describe('code', () => {
  it('[ENG-286] decides whether rows can be added; adding stays possible if the code fails', async () => {
    const scene = await startWithScripts([
      createField('textfield', 'A'),
      createGrid('Lines', [createField('textfield', 'Item')], { conditionalAddButton: 'show = data.a === "x"' }),
      createGrid('Parts', [createField('textfield', 'Part')], {
        conditionalAddButton: { '==': [{ var: 'data.a' }, 'x'] },
      }),
      createGrid('Bad', [createField('textfield', 'Thing')], { conditionalAddButton: 'nobody.knows()' }),
    ]);
    const getClosed = () => ['1', '2', '3'].map((id) => scene.session.state(id).isClosed);
    expect(getClosed()).toEqual([true, true, false]);
    await scene.answer('A', 'x').settled();
    expect(getClosed()).toEqual([false, false, false]);
    await scene.answer('A', 'y').settled();
    expect(getClosed()).toEqual([true, true, false]);
  });

  it('[ENG-211] controls visibility: an undefined result hides, an exception shows', async () => {
    const scene = await startWithScripts([
      createField('textfield', 'A'),
      createField('textfield', 'B', { customConditional: 'show = data.a === "x"' }),
      createField('textfield', 'C', { customConditional: 'if (data.a === "x") show = true' }),
      createField('textfield', 'D', { customConditional: 'show = data.gone.deep === 1' }),
    ]);
    scene.expectHidden('B', 'C').expectVisible('D');
    await scene.answer('A', 'x').settled();
    scene.expectVisible('B', 'C', 'D');
    expect(describeLogicErrors(scene)).toEqual(['3 customConditional error']);
  });

  it('[ENG-212] for visibility does not run again when an answer it does not read changes', async () => {
    const host = openTestScripts();
    const calls: number[] = [];
    const scene = await startScenario(
      [
        createField('textfield', 'A'),
        createField('textfield', 'B'),
        createField('textfield', 'C', { customConditional: requireSandbox('show = data.a') }),
      ],
      {
        scripts: () => ({
          ...host,
          run: (batch) => {
            calls.push(batch.calls.length);
            return host.run(batch);
          },
        }),
      },
    ).settled();
    await scene.answer('B', 'y').settled();
    expect(calls).toEqual([1]);
    await scene.answer('A', 'y').settled();
    expect(calls).toEqual([1, 1]);
  });

  it('[ENG-213] does not clear the answers of a draft before its first result', async () => {
    const scene = startScenario(
      [
        createField('textfield', 'A'),
        createField('textfield', 'B', { customConditional: requireSandbox('show = data.a === "x"') }),
      ],
      { scripts: openTestScripts, data: { a: 'x', b: 'typed' } },
    );
    scene.expectHidden('B').expectData({ a: 'x', b: 'typed' });
    await scene.settled();
    scene.expectVisible('B').expectData({ a: 'x', b: 'typed' });
  });

  it('[ENG-215] reports validation errors, also of empty answers, with its own message or customMessage', async () => {
    const scene = await startWithScripts([
      createField('checkbox', 'Needed'),
      createField('textfield', 'A', { validate: { custom: 'valid = data.needed && !input ? "Say why" : true' } }),
      createField('textfield', 'B', { validate: { custom: 'valid = input !== "x"', customMessage: 'Not x' } }),
    ]);
    await scene.answer('Needed', true).answer('B', 'x').settled();
    expect(scene.session.validate().map(({ path, rule, params }) => [path, rule, params?.message])).toEqual([
      ['a', 'custom', 'Say why'],
      ['b', 'custom', 'Not x'],
    ]);
    await scene.answer('A', 'because').answer('B', 'y').settled();
    expect(scene.session.validate()).toEqual([]);
  });

  it('[ENG-207] ignores redrawOn', async () => {
    const scene = await startWithScripts([
      createField('number', 'A'),
      createField('textfield', 'B', { redrawOn: 'a' }),
    ]);
    let notifications = 0;
    scene.session.subscribe('1', () => {
      notifications += 1;
    });
    await scene.answer('A', 5).settled();
    expect(notifications).toBe(0);
  });

  it('[ENG-221] only affects visibility, settings and validation in a read-only session', async () => {
    const scene = await startWithScripts(
      [
        createField('number', 'A', { customDefaultValue: 'value = 5' }),
        createField('number', 'B', { calculateValue: 'value = data.a * 2' }),
        createField('textfield', 'C', { customConditional: 'show = data.b === 7' }),
      ],
      { data: { b: 7 }, readOnly: true },
    );
    scene.expectVisible('C').expectData({ b: 7 });
  });
});
