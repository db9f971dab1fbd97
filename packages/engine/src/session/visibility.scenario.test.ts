import { describe, expect, it } from 'vitest';
import { createField, requireSandbox, startScenario } from '../testing/index.ts';

const showWhen = (target: string, eq: unknown, show: unknown = true) => ({ conditional: { show, when: target, eq } });

function showWhenAll(...conditions: readonly (readonly [component: string, operator: string, value: string])[]) {
  const storedConditions = conditions.map(([component, operator, value]) => ({ component, operator, value }));
  return { conditional: { show: true, conjunction: 'all', conditions: storedConditions } };
}

describe('conditions', () => {
  it('[ENG-20] show a component when the answer of its target equals the stored value as a string', () => {
    startScenario([createField('number', 'Age'), createField('textfield', 'Club', showWhen('age', '18'))])
      .expectHidden('Club')
      .answer('Age', 18)
      .expectVisible('Club')
      .answer('Age', 19)
      .expectHidden('Club');
  });

  it('[ENG-20] treat any value of show other than true as hiding on equality', () => {
    for (const show of [false, 'false', '', null]) {
      startScenario([createField('textfield', 'City'), createField('textfield', 'Zip', showWhen('city', 'Oslo', show))])
        .expectVisible('Zip')
        .answer('City', 'Oslo')
        .expectHidden('Zip');
    }
  });

  it('[ENG-20] match selectboxes by a selected key, lists by an entry, checkboxes by true and false', () => {
    startScenario([
      createField('selectboxes', 'Pets'),
      createField('textfield', 'Dog', showWhen('pets', 'dog')),
      createField('textfield', 'Tags'),
      createField('textfield', 'Red', showWhen('tags', 'red')),
      createField('checkbox', 'Ok'),
      createField('textfield', 'Why not', showWhen('ok', 'false')),
    ])
      .expectHidden('Dog', 'Red')
      .expectVisible('Why not')
      .answer('Pets', { cat: true, dog: false })
      .expectHidden('Dog')
      .answer('Pets', { cat: true, dog: true })
      .expectVisible('Dog')
      .answer('Tags', ['blue', 'red'])
      .expectVisible('Red')
      .answer('Ok', true)
      .expectHidden('Why not');
  });

  it('[ENG-21] join several comparisons by all or any', () => {
    const conditions = [
      { component: 'a', operator: 'isEqual', value: 'x' },
      { component: 'b', operator: 'isNotEmpty' },
    ];
    startScenario([
      createField('textfield', 'A'),
      createField('textfield', 'B'),
      createField('textfield', 'Both', { conditional: { show: true, conjunction: 'all', conditions } }),
      createField('textfield', 'Either', { conditional: { show: true, conjunction: 'any', conditions } }),
      createField('textfield', 'Neither', { conditional: { show: false, conjunction: 'any', conditions } }),
    ])
      .expectHidden('Both', 'Either')
      .expectVisible('Neither')
      .answer('A', 'x')
      .expectVisible('Either')
      .expectHidden('Both', 'Neither')
      .answer('B', 'y')
      .expectVisible('Both', 'Either');
  });

  it('[ENG-22] show a component whose target does not exist, and warn', () => {
    startScenario([
      createField('textfield', 'A', showWhen('gone', 'x')),
      createField('textfield', 'B', showWhenAll(['gone', 'isEqual', 'x'])),
    ])
      .expectVisible('A', 'B')
      .expectWarning('missing-condition-target', 'gone');
  });

  it('[ENG-22] ignore a comparison with an unknown operator, and warn', () => {
    startScenario([
      createField('textfield', 'A'),
      createField('textfield', 'B', showWhenAll(['a', 'isPrime', ''], ['a', 'isEqual', 'x'])),
    ])
      .expectWarning('unknown-operator', 'isPrime')
      .expectHidden('B')
      .answer('A', 'x')
      .expectVisible('B');
  });

  it('[ENG-23] look for their target among siblings first, then in outer containers, then by key anywhere', () => {
    startScenario([
      createField('textfield', 'Name'),
      createField('container', 'Inner', {
        components: [
          createField('textfield', 'Inner name', { key: 'name' }),
          createField('textfield', 'Near', showWhen('name', 'x')),
          createField('textfield', 'Dotted', showWhen('inner.name', 'x')),
        ],
      }),
      createField('textfield', 'Far', showWhen('near', 'y')),
    ])
      .answer('Name', 'x')
      .expectHidden('Near', 'Dotted')
      .answer('Inner name', 'x')
      .expectVisible('Near', 'Dotted')
      .answer('Near', 'y')
      .expectVisible('Far');
  });

  it('[ENG-24] hide all descendants of a hidden component', () => {
    startScenario([
      createField('checkbox', 'More'),
      createField('panel', 'Page', {
        ...showWhen('more', 'true'),
        components: [createField('columns', 'Cols', { columns: [{ components: [createField('textfield', 'Deep')] }] })],
      }),
    ])
      .expectHidden('Page', 'Cols', 'Deep')
      .answer('More', true)
      .expectVisible('Page', 'Cols', 'Deep');
  });

  it('[ENG-25] settle in chains: conditions on a cleared answer are evaluated again', () => {
    startScenario([
      createField('textfield', 'D', showWhen('c', 'z')),
      createField('textfield', 'C', showWhen('b', 'y')),
      createField('textfield', 'B', showWhen('a', 'x')),
      createField('textfield', 'A'),
    ])
      .answer('A', 'x')
      .answer('B', 'y')
      .answer('C', 'z')
      .expectVisible('D')
      .answer('A', '')
      .expectHidden('B', 'C', 'D')
      .expectData({ a: '' });
  });

  it('[ENG-26] in a cycle settle, with a warning that names the cycle', () => {
    startScenario([
      createField('textfield', 'A', { defaultValue: 'on', ...showWhen('b', 'on', false) }),
      createField('textfield', 'B', { defaultValue: 'on', ...showWhen('a', 'on') }),
      createField('textfield', 'Me', showWhen('me', 'x', false)),
    ])
      .expectWarning('cycle', 'a ← b ← a')
      .expectWarning('cycle', 'me ← me')
      .expectVisible('B')
      .answer('Me', 'x')
      .expectVisible('Me');
  });

  it('[ENG-26] in a cycle with a stable state are evaluated like any others', () => {
    const unlessAnswered = (component: string) => ({
      conditional: { show: false, conditions: [{ component, operator: 'isNotEmpty' }] },
    });
    startScenario([
      createField('textfield', 'Phone', unlessAnswered('mail')),
      createField('textfield', 'Mail', unlessAnswered('phone')),
    ])
      .expectVisible('Phone', 'Mail')
      .answer('Mail', 'ada@example.org')
      .expectHidden('Phone')
      .answer('Mail', '')
      .answer('Phone', '5')
      .expectHidden('Mail');
  });

  it('[ENG-27] that need a sandbox are reported as logic errors without one, and their component is shown', () => {
    const { session } = startScenario([
      createField('textfield', 'A', {
        customConditional: requireSandbox('show = false'),
        ...showWhen('gone', 'x'),
        calculateValue: requireSandbox('value = 1'),
        validate: { custom: requireSandbox('valid = true'), json: {} },
        customDefaultValue: '',
      }),
    ]).expectVisible('A');
    expect(session.logicErrors().map(({ reason, kind }) => `${reason} ${kind}`)).toEqual([
      'unavailable customConditional',
      'unavailable calculateValue',
      'unavailable validate.custom',
    ]);
  });

  it('[ENG-226] written as plain code are evaluated without a sandbox', () => {
    const scene = startScenario([
      createField('number', 'A', { validate: { custom: "valid = input < 5 ? true : 'Too large'" } }),
      createField('number', 'B', { customConditional: 'show = data.a > 1', calculateValue: 'value = data.a * 2' }),
    ]).expectHidden('B');
    scene.answer('A', 7).expectVisible('B').expectAnswer('B', 14);
    expect(scene.session.validate().map(({ params }) => params?.message)).toEqual(['Too large']);
    expect(scene.session.logicErrors()).toEqual([]);
  });
});

describe('hiding', () => {
  const required = { validate: { required: true } };

  it('[ENG-30] restores the default, not the typed answer, when a component is shown again', () => {
    startScenario([
      createField('checkbox', 'Company'),
      createField('textfield', 'Name', { defaultValue: 'Acme', ...showWhen('company', 'true') }),
    ])
      .answer('Company', true)
      .answer('Name', 'Tideform')
      .answer('Company', false)
      .expectData({ company: false })
      .answer('Company', true)
      .expectData({ company: true, name: 'Acme' });
  });

  it('[ENG-30] keeps the answer of a component with clearOnHide false', () => {
    startScenario([
      createField('checkbox', 'Ok'),
      createField('textfield', 'A', { clearOnHide: false, ...showWhen('ok', 'true') }),
    ])
      .answer('Ok', true)
      .answer('A', 'typed')
      .answer('Ok', false)
      .expectData({ ok: false, a: 'typed' });
  });

  it('[ENG-31] keeps the answers in a hidden panel unless the panel sets clearOnHide', () => {
    const createPage = (more: object) => [
      createField('checkbox', 'Ok'),
      createField('panel', 'Page', { ...more, ...showWhen('ok', 'true'), components: [createField('textfield', 'A')] }),
    ];
    const fillAndHide = (more: object) =>
      startScenario(createPage(more)).answer('Ok', true).answer('A', 'typed').answer('Ok', false);
    fillAndHide({}).expectData({ ok: false, a: 'typed' });
    fillAndHide({ clearOnHide: true }).expectData({ ok: false });
  });

  it('[ENG-31] clears the answers in a hidden container, except those with clearOnHide false', () => {
    const createHome = (clearOnHide: boolean) => [
      createField('checkbox', 'Ok', { defaultValue: true }),
      createField('container', 'Home', {
        ...showWhen('ok', 'true'),
        components: [
          createField('panel', 'P', {
            clearOnHide: false,
            components: [createField('textfield', 'A', { clearOnHide })],
          }),
        ],
      }),
    ];
    startScenario(createHome(true)).answer('Ok', true).answer('A', 'x').answer('Ok', false).expectData({ ok: false });
    startScenario(createHome(false))
      .answer('Ok', true)
      .answer('A', 'x')
      .answer('Ok', false)
      .expectData({ ok: false, home: { a: 'x' } });
  });

  it('[ENG-32] keeps an answer that another visible component writes', () => {
    const { session } = startScenario([
      createField('checkbox', 'Ok'),
      createField('textfield', 'Long', { key: 'a', ...showWhen('ok', 'true') }),
      createField('textfield', 'Short', { key: 'a' }),
    ])
      .answer('Ok', true)
      .answer('Long', 'typed')
      .answer('Ok', false);
    expect(session.data()).toEqual({ ok: false, a: 'typed' });
  });

  it('[ENG-33] by the property hidden keeps the answer and skips validation, also for descendants', () => {
    const { session } = startScenario(
      [
        createField('textfield', 'A', { hidden: 'true', ...required }),
        createField('panel', 'P', { hidden: true, components: [createField('textfield', 'B', required)] }),
        createField('textfield', 'C', { hidden: true, validateWhenHidden: true, ...required }),
      ],
      { data: { b: '' } },
    ).expectHidden('A', 'P', 'B');
    expect(session.validate().map(({ path }) => path)).toEqual(['c']);
    expect(session.data()).toEqual({ a: '', b: '', c: '' });
  });

  it('[ENG-34] ignores a late answer to a component whose answer was cleared', () => {
    const { session } = startScenario([
      createField('checkbox', 'Ok'),
      createField('textfield', 'A', showWhen('ok', 'true')),
    ]);
    session.setValue('1', 'late');
    expect(session.data()).toEqual({ ok: false });
  });
});
