import { describe, expect, it } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { field, scenario } from '../../testing/scenario.ts';
import { scenarioSpecs } from '../../testing/scenario-specs.ts';

const sum = (...names: readonly string[]) => ({ '+': names.map((name) => ({ var: name })) });
const is = (name: string, value: unknown) => ({ '==': [{ var: name }, value] });
const grid = (label: string, components: readonly unknown[]) => field('datagrid', label, { components });

describe('JSONLogic', () => {
  it('[ENG-190] calculates an answer from others, also through other calculated ones', () => {
    scenario([
      field('number', 'Total', { calculateValue: sum('data.net', 'data.tax') }),
      field('number', 'Net'),
      field('number', 'Tax', { calculateValue: { '/': [{ var: 'data.net' }, 4] } }),
    ])
      .answer('Net', 100)
      .expectData({ net: 100, tax: 25, total: 125 });
  });

  it('[ENG-191] takes the place of what a person types, unless overriding is allowed', () => {
    scenario([
      field('number', 'A'),
      field('number', 'Fixed', { calculateValue: sum('data.a', 'data.a') }),
      field('number', 'Free', { calculateValue: sum('data.a', 'data.a'), allowCalculateOverride: true }),
    ])
      .answer('A', 2)
      .answer('Fixed', 7)
      .answer('Free', 7)
      .expectData({ a: 2, fixed: 4, free: 7 })
      .answer('A', 3)
      .expectData({ a: 3, fixed: 6, free: 7 });
  });

  it('[ENG-191] knows an answer that overrides again when the response is opened again', () => {
    const form = [
      field('number', 'A'),
      field('number', 'Free', { calculateValue: sum('data.a', 'data.a'), allowCalculateOverride: true }),
    ];
    scenario(form, { data: { a: 2, free: 7 } })
      .answer('A', 3)
      .expectAnswer('Free', 7);
    scenario(form, { data: { a: 2, free: 4 } })
      .answer('A', 3)
      .expectAnswer('Free', 6);
  });

  it('[ENG-192] shows, in rows by the answers of the row', () => {
    scenario([
      grid('Lines', [
        field('textfield', 'Kind'),
        field('textfield', 'Other', { conditional: { json: is('row.kind', 'x') } }),
      ]),
    ])
      .addRow('Lines')
      .addRow('Lines')
      .notSee('Other, row 1', 'Other, row 2')
      .answer('Kind, row 2', 'x')
      .see('Other, row 2')
      .notSee('Other, row 1');
  });

  it('[ENG-193] waits with clearing until all that shows a field has been asked', () => {
    scenario([
      field('number', 'A'),
      field('number', 'Twice', { calculateValue: sum('data.a', 'data.a') }),
      field('textfield', 'Note', { conditional: { json: { '==': [{ var: 'data.twice' }, sum('data.a', 'data.a')] } } }),
    ])
      .answer('A', 1)
      .answer('Note', 'kept')
      .answer('A', 2)
      .see('Note')
      .expectAnswer('Note', 'kept');
  });

  it('[ENG-193] gives back what was calculated while it was not known whether a field is shown', () => {
    const shown = (other: string) => ({ conditional: { json: { '!=': [{ var: other }, 2] } } });
    scenario([
      field('number', 'A', { ...shown('data.b'), calculateValue: sum('data.b', 'data.one') }),
      field('number', 'B', { calculateValue: { '+': [{ if: [{ var: 'data.c' }, { var: 'data.c' }, 0] }, 1] } }),
      field('number', 'C', { defaultValue: 1, conditional: { json: { '<': [1, 0] } } }),
      field('number', 'One', { defaultValue: 1 }),
    ])
      .see('A')
      .expectData({ a: 2, b: 1, one: 1 });
  });

  it('[ENG-194] says what is wrong with an answer, true and nothing mean nothing', () => {
    scenario([
      field('number', 'Age', {
        validate: { json: { if: [{ '<': [{ var: 'data.age' }, 18] }, 'You must be 18', true] } },
      }),
    ])
      .answer('Age', 17)
      .expectNoIssue('Age')
      .leave('Age')
      .expectIssue('Age', 'json')
      .answer('Age', 18)
      .expectNoIssue('Age');
  });

  it('[ENG-340] speaks of the day on which the session started; one that is not told it lets every answer pass', () => {
    const day = (of: unknown) => ({ substr: [of, 0, 10] });
    const late = { if: [{ '<': [{ var: 'data.due' }, day({ relativeMaxDate: [0] })] }, 'Too late', true] };
    const form = { components: [field('textfield', 'Due', { validate: { json: late } })] };
    const data = { due: '2026-11-22' };
    const started = createSession({ form, specs: scenarioSpecs, data, nowMs: new Date(2026, 10, 23).getTime() });
    expect(started.validate().map(({ params }) => params?.message)).toEqual(['Too late']);
    expect(createSession({ form, specs: scenarioSpecs, data }).validate()).toEqual([]);
  });

  it('[ENG-195] that cannot be read is a warning, and its component is shown', () => {
    scenario([field('textfield', 'A', { conditional: { json: { launch: [1] } } })])
      .see('A')
      .expectWarning('unusable-logic', 'conditional.json: operator launch');
  });

  it('[ENG-196] that never rests ends with a problem that names the circle', () => {
    const more = (name: string) => ({ '+': [{ if: [{ var: name }, { var: name }, 0] }, 1] });
    const { session } = scenario([
      field('number', 'A', { calculateValue: more('data.b') }),
      field('number', 'B', { calculateValue: more('data.a') }),
    ]);
    const [problem] = session.logicErrors();
    expect(problem).toMatchObject({ reason: 'cycle', kind: 'calculateValue' });
    expect(problem?.detail.split(' ← ').toSorted()).toEqual(['a', 'b']);
  });
});

describe('logic', () => {
  const property = (name: string, state: boolean) => ({
    type: 'property',
    property: { value: name, type: 'boolean' },
    state,
  });

  it('[ENG-200] switches properties while its trigger holds, and back', () => {
    const { session } = scenario([
      field('checkbox', 'Company'),
      field('textfield', 'Number', {
        logic: [
          {
            trigger: { type: 'simple', simple: { show: true, when: 'company', eq: 'true' } },
            actions: [
              property('validate.required', true),
              { type: 'property', property: { value: 'label', type: 'string' }, text: 'Company number' },
            ],
          },
        ],
      }),
    ]);
    expect(session.state('1')).toMatchObject({ required: false, definition: { label: 'Number' } });
    session.setValue('0', true);
    expect(session.state('1')).toMatchObject({ required: true, definition: { label: 'Company number' } });
    expect(session.validate().map(({ path, rule }) => `${path} ${rule}`)).toEqual(['number required']);
    session.setValue('0', false);
    expect(session.state('1')).toMatchObject({ required: false, definition: session.node('1').definition });
    expect(session.validate()).toEqual([]);
  });

  it('[ENG-201] disables and hides what lies in a component, and keeps its answers', () => {
    const { session } = scenario([
      field('checkbox', 'Locked'),
      field('panel', 'Part', {
        input: false,
        components: [field('textfield', 'Inner')],
        logic: [
          { trigger: { type: 'json', json: is('data.locked', true) }, actions: [property('disabled', true)] },
          { trigger: { type: 'event', event: 'hide' }, actions: [property('hidden', true)] },
        ],
      }),
    ]);
    const inner = session.nodeAt('inner')!.id;
    session.setValue(inner, 'typed');
    session.setValue('0', true);
    expect(session.state(inner).disabled).toBe(true);
    session.emit('hide');
    expect(session.state(inner).visible).toBe(false);
    expect(session.data()).toEqual({ locked: true, inner: 'typed' });
  });

  it('[ENG-201] takes away the answer of what it hides itself, as a condition does', () => {
    scenario([
      field('checkbox', 'Gone'),
      field('textfield', 'Note', {
        logic: [{ trigger: { type: 'json', json: is('data.gone', true) }, actions: [property('hidden', true)] }],
      }),
      field('textfield', 'Kept', {
        clearOnHide: false,
        logic: [{ trigger: { type: 'json', json: is('data.gone', true) }, actions: [property('hidden', true)] }],
      }),
    ])
      .answer('Note', 'a')
      .answer('Kept', 'b')
      .answer('Gone', true)
      .notSee('Note', 'Kept')
      .expectData({ gone: true, kept: 'b' })
      .answer('Gone', false)
      .see('Note', 'Kept')
      .expectData({ gone: false, note: '', kept: 'b' });
  });

  it('[ENG-202] in a row belongs to the row', () => {
    const scene = scenario([
      grid('Lines', [
        field('textfield', 'Kind'),
        field('textfield', 'Detail', {
          logic: [{ trigger: { type: 'json', json: is('row.kind', 'x') }, actions: [property('disabled', true)] }],
        }),
      ]),
    ])
      .addRow('Lines')
      .addRow('Lines')
      .answer('Kind, row 1', 'x');
    const { session } = scene;
    const disabled = () =>
      ['lines[0].detail', 'lines[1].detail'].map((path) => session.state(session.nodeAt(path)!.id).disabled);
    expect(disabled()).toEqual([true, false]);
    scene.moveRow('Lines', 1, 2);
    expect(disabled()).toEqual([false, true]);
  });
});

describe('refreshOn', () => {
  it('[ENG-205] with clearOnRefresh empties an answer when the other one changes', () => {
    scenario([
      field('textfield', 'Country'),
      field('textfield', 'City', { refreshOn: 'country', clearOnRefresh: true }),
    ])
      .answer('Country', 'NO')
      .answer('City', 'Oslo')
      .answer('Country', 'SE')
      .expectData({ country: 'SE', city: '' });
  });
});
