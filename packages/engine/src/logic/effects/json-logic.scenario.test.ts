import { describe, expect, it } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { createField, startScenario } from '../../testing/scenario.ts';
import { scenarioSpecs } from '../../testing/scenario-specs.ts';

const createSum = (...names: readonly string[]) => ({ '+': names.map((name) => ({ var: name })) });
const createEquality = (name: string, value: unknown) => ({ '==': [{ var: name }, value] });
const createGrid = (label: string, components: readonly unknown[]) => createField('datagrid', label, { components });

describe('JSONLogic', () => {
  it('[ENG-190] calculates an answer from others, also from calculated ones', () => {
    startScenario([
      createField('number', 'Total', { calculateValue: createSum('data.net', 'data.tax') }),
      createField('number', 'Net'),
      createField('number', 'Tax', { calculateValue: { '/': [{ var: 'data.net' }, 4] } }),
    ])
      .answer('Net', 100)
      .expectData({ net: 100, tax: 25, total: 125 });
  });

  it('[ENG-191] overwrites the user’s answer unless overriding is allowed', () => {
    startScenario([
      createField('number', 'A'),
      createField('number', 'Fixed', { calculateValue: createSum('data.a', 'data.a') }),
      createField('number', 'Free', { calculateValue: createSum('data.a', 'data.a'), allowCalculateOverride: true }),
    ])
      .answer('A', 2)
      .answer('Fixed', 7)
      .answer('Free', 7)
      .expectData({ a: 2, fixed: 4, free: 7 })
      .answer('A', 3)
      .expectData({ a: 3, fixed: 6, free: 7 });
  });

  it('[ENG-191] recognizes an overriding answer when the response is reopened', () => {
    const form = [
      createField('number', 'A'),
      createField('number', 'Free', { calculateValue: createSum('data.a', 'data.a'), allowCalculateOverride: true }),
    ];
    startScenario(form, { data: { a: 2, free: 7 } })
      .answer('A', 3)
      .expectAnswer('Free', 7);
    startScenario(form, { data: { a: 2, free: 4 } })
      .answer('A', 3)
      .expectAnswer('Free', 6);
  });

  it('[ENG-192] controls visibility, in rows by the answers of the row', () => {
    startScenario([
      createGrid('Lines', [
        createField('textfield', 'Kind'),
        createField('textfield', 'Other', { conditional: { json: createEquality('row.kind', 'x') } }),
      ]),
    ])
      .addRow('Lines')
      .addRow('Lines')
      .expectHidden('Other, row 1', 'Other, row 2')
      .answer('Kind, row 2', 'x')
      .expectVisible('Other, row 2')
      .expectHidden('Other, row 1');
  });

  it('[ENG-193] defers clearing until all visibility rules have been evaluated', () => {
    startScenario([
      createField('number', 'A'),
      createField('number', 'Twice', { calculateValue: createSum('data.a', 'data.a') }),
      createField('textfield', 'Note', {
        conditional: { json: { '==': [{ var: 'data.twice' }, createSum('data.a', 'data.a')] } },
      }),
    ])
      .answer('A', 1)
      .answer('Note', 'kept')
      .answer('A', 2)
      .expectVisible('Note')
      .expectAnswer('Note', 'kept');
  });

  it('[ENG-193] restores an answer that was calculated while the visibility was undecided', () => {
    const showUnlessTwo = (other: string) => ({ conditional: { json: { '!=': [{ var: other }, 2] } } });
    startScenario([
      createField('number', 'A', { ...showUnlessTwo('data.b'), calculateValue: createSum('data.b', 'data.one') }),
      createField('number', 'B', { calculateValue: { '+': [{ if: [{ var: 'data.c' }, { var: 'data.c' }, 0] }, 1] } }),
      createField('number', 'C', { defaultValue: 1, conditional: { json: { '<': [1, 0] } } }),
      createField('number', 'One', { defaultValue: 1 }),
    ])
      .expectVisible('A')
      .expectData({ a: 2, b: 1, one: 1 });
  });

  it('[ENG-194] validates an answer; true or no result means valid', () => {
    startScenario([
      createField('number', 'Age', {
        validate: { json: { if: [{ '<': [{ var: 'data.age' }, 18] }, 'You must be 18', true] } },
      }),
    ])
      .answer('Age', 17)
      .expectNoError('Age')
      .leave('Age')
      .expectError('Age', 'json')
      .answer('Age', 18)
      .expectNoError('Age');
  });

  it('[ENG-340] computes dates relative to the start of the session; without a start, every answer is valid', () => {
    const day = (of: unknown) => ({ substr: [of, 0, 10] });
    const late = { if: [{ '<': [{ var: 'data.due' }, day({ relativeMaxDate: [0] })] }, 'Too late', true] };
    const form = { components: [createField('textfield', 'Due', { validate: { json: late } })] };
    const data = { due: '2026-11-22' };
    const started = createSession({ form, specs: scenarioSpecs, data, nowMs: new Date(2026, 10, 23).getTime() });
    expect(started.validate().map(({ params }) => params?.message)).toEqual(['Too late']);
    expect(createSession({ form, specs: scenarioSpecs, data }).validate()).toEqual([]);
  });

  it('[ENG-195] that is invalid causes a warning, and its component is shown', () => {
    startScenario([createField('textfield', 'A', { conditional: { json: { launch: [1] } } })])
      .expectVisible('A')
      .expectWarning('unusable-logic', 'conditional.json: operator launch');
  });

  it('[ENG-196] that never settles is stopped, with a logic error that names the cycle', () => {
    const increment = (name: string) => ({ '+': [{ if: [{ var: name }, { var: name }, 0] }, 1] });
    const { session } = startScenario([
      createField('number', 'A', { calculateValue: increment('data.b') }),
      createField('number', 'B', { calculateValue: increment('data.a') }),
    ]);
    const [logicError] = session.logicErrors();
    expect(logicError).toMatchObject({ reason: 'cycle', kind: 'calculateValue' });
    expect(logicError?.detail.split(' ← ').toSorted()).toEqual(['a', 'b']);
  });
});

describe('logic', () => {
  const property = (name: string, state: boolean) => ({
    type: 'property',
    property: { value: name, type: 'boolean' },
    state,
  });

  it('[ENG-200] sets properties while its trigger is true, and restores them afterwards', () => {
    const { session } = startScenario([
      createField('checkbox', 'Company'),
      createField('textfield', 'Number', {
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

  it('[ENG-201] disables and hides the descendants of a component, and keeps their answers', () => {
    const { session } = startScenario([
      createField('checkbox', 'Locked'),
      createField('panel', 'Part', {
        input: false,
        components: [createField('textfield', 'Inner')],
        logic: [
          {
            trigger: { type: 'json', json: createEquality('data.locked', true) },
            actions: [property('disabled', true)],
          },
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

  it('[ENG-201] clears the answer of a field that it hides, as a condition does', () => {
    startScenario([
      createField('checkbox', 'Gone'),
      createField('textfield', 'Note', {
        logic: [
          { trigger: { type: 'json', json: createEquality('data.gone', true) }, actions: [property('hidden', true)] },
        ],
      }),
      createField('textfield', 'Kept', {
        clearOnHide: false,
        logic: [
          { trigger: { type: 'json', json: createEquality('data.gone', true) }, actions: [property('hidden', true)] },
        ],
      }),
    ])
      .answer('Note', 'a')
      .answer('Kept', 'b')
      .answer('Gone', true)
      .expectHidden('Note', 'Kept')
      .expectData({ gone: true, kept: 'b' })
      .answer('Gone', false)
      .expectVisible('Note', 'Kept')
      .expectData({ gone: false, note: '', kept: 'b' });
  });

  it('[ENG-202] in a row applies to that row', () => {
    const scene = startScenario([
      createGrid('Lines', [
        createField('textfield', 'Kind'),
        createField('textfield', 'Detail', {
          logic: [
            { trigger: { type: 'json', json: createEquality('row.kind', 'x') }, actions: [property('disabled', true)] },
          ],
        }),
      ]),
    ])
      .addRow('Lines')
      .addRow('Lines')
      .answer('Kind, row 1', 'x');
    const { session } = scene;
    const getDisabled = () =>
      ['lines[0].detail', 'lines[1].detail'].map((path) => session.state(session.nodeAt(path)!.id).disabled);
    expect(getDisabled()).toEqual([true, false]);
    scene.moveRow('Lines', 1, 2);
    expect(getDisabled()).toEqual([false, true]);
  });
});

describe('refreshOn', () => {
  it('[ENG-205] with clearOnRefresh clears an answer when the referenced one changes', () => {
    startScenario([
      createField('textfield', 'Country'),
      createField('textfield', 'City', { refreshOn: 'country', clearOnRefresh: true }),
    ])
      .answer('Country', 'NO')
      .answer('City', 'Oslo')
      .answer('Country', 'SE')
      .expectData({ country: 'SE', city: '' });
  });
});
