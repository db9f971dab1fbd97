import { describe, expect, it } from 'vitest';
import { inSandbox, openTestScripts } from '../../testing/open-test-scripts.ts';
import { field, scenario } from '../../testing/scenario.ts';
import { grid, problemsOf, start } from '../../testing/scripted.ts';

describe('code', () => {
  it('[ENG-286] says when rows can be added, and closes nothing where it fails', async () => {
    const scene = await start([
      field('textfield', 'A'),
      grid('Lines', [field('textfield', 'Item')], { conditionalAddButton: 'show = data.a === "x"' }),
      grid('Parts', [field('textfield', 'Part')], { conditionalAddButton: { '==': [{ var: 'data.a' }, 'x'] } }),
      grid('Bad', [field('textfield', 'Thing')], { conditionalAddButton: 'nobody.knows()' }),
    ]);
    const closed = () => ['1', '2', '3'].map((id) => scene.session.state(id).isClosed);
    expect(closed()).toEqual([true, true, false]);
    await scene.answer('A', 'x').settled();
    expect(closed()).toEqual([false, false, false]);
    await scene.answer('A', 'y').settled();
    expect(closed()).toEqual([true, true, false]);
  });

  it('[ENG-211] shows: an undefined answer hides, a throw shows', async () => {
    const scene = await start([
      field('textfield', 'A'),
      field('textfield', 'B', { customConditional: 'show = data.a === "x"' }),
      field('textfield', 'C', { customConditional: 'if (data.a === "x") show = true' }),
      field('textfield', 'D', { customConditional: 'show = data.gone.deep === 1' }),
    ]);
    scene.notSee('B', 'C').see('D');
    await scene.answer('A', 'x').settled();
    scene.see('B', 'C', 'D');
    expect(problemsOf(scene)).toEqual(['3 customConditional error']);
  });

  it('[ENG-212] of what is shown is not asked again for what it does not read', async () => {
    const host = openTestScripts();
    const calls: number[] = [];
    const scene = await scenario(
      [
        field('textfield', 'A'),
        field('textfield', 'B'),
        field('textfield', 'C', { customConditional: inSandbox('show = data.a') }),
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
    await scene.answer('B', 'y').settled();
    expect(calls).toEqual([1]);
    await scene.answer('A', 'y').settled();
    expect(calls).toEqual([1, 1]);
  });

  it('[ENG-213] does not clear the answers of a draft before it was asked', async () => {
    const scene = scenario(
      [field('textfield', 'A'), field('textfield', 'B', { customConditional: inSandbox('show = data.a === "x"') })],
      { scripts: openTestScripts, data: { a: 'x', b: 'typed' } },
    );
    scene.notSee('B').expectData({ a: 'x', b: 'typed' });
    await scene.settled();
    scene.see('B').expectData({ a: 'x', b: 'typed' });
  });

  it('[ENG-215] says what is wrong, of an empty answer too, in its own words or the author’s', async () => {
    const scene = await start([
      field('checkbox', 'Needed'),
      field('textfield', 'A', { validate: { custom: 'valid = data.needed && !input ? "Say why" : true' } }),
      field('textfield', 'B', { validate: { custom: 'valid = input !== "x"', customMessage: 'Not x' } }),
    ]);
    await scene.answer('Needed', true).answer('B', 'x').settled();
    expect(scene.session.validate().map(({ path, rule, params }) => [path, rule, params?.message])).toEqual([
      ['a', 'custom', 'Say why'],
      ['b', 'custom', 'Not x'],
    ]);
    await scene.answer('A', 'because').answer('B', 'y').settled();
    expect(scene.session.validate()).toEqual([]);
  });

  it('[ENG-207] of others asks for nothing where only redrawOn names them', async () => {
    const scene = await start([field('number', 'A'), field('textfield', 'B', { redrawOn: 'a' })]);
    let heard = 0;
    scene.session.subscribe('1', () => {
      heard += 1;
    });
    await scene.answer('A', 5).settled();
    expect(heard).toBe(0);
  });

  it('[ENG-221] only shows, switches and checks where a response is looked at', async () => {
    const scene = await start(
      [
        field('number', 'A', { customDefaultValue: 'value = 5' }),
        field('number', 'B', { calculateValue: 'value = data.a * 2' }),
        field('textfield', 'C', { customConditional: 'show = data.b === 7' }),
      ],
      { data: { b: 7 }, readOnly: true },
    );
    scene.see('C').expectData({ b: 7 });
  });
});
