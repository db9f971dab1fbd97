import { describe, expect, it } from 'vitest';
import { inSandbox, openTestScripts } from '../../testing/open-test-scripts.ts';
import { field, scenario } from '../../testing/scenario.ts';
import { grid, problemsOf, start } from '../../testing/scripted.ts';

describe('code', () => {
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
    await told.answer('B', 'y').settled();
    expect(calls).toEqual([1]);
    await told.answer('A', 'y').settled();
    expect(calls).toEqual([1, 1]);
  });

  it('[ENG-213] does not clear the answers of a draft before it was asked', async () => {
    const told = scenario(
      [field('textfield', 'A'), field('textfield', 'B', { customConditional: inSandbox('show = data.a === "x"') })],
      { scripts: openTestScripts, data: { a: 'x', b: 'typed' } },
    );
    told.notSee('B').expectData({ a: 'x', b: 'typed' });
    await told.settled();
    told.see('B').expectData({ a: 'x', b: 'typed' });
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

  it('[ENG-207] of others asks for nothing where only redrawOn names them', async () => {
    const told = await start([field('number', 'A'), field('textfield', 'B', { redrawOn: 'a' })]);
    let heard = 0;
    told.session.subscribe('1', () => {
      heard += 1;
    });
    await told.answer('A', 5).settled();
    expect(heard).toBe(0);
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
});
