import { describe, expect, it } from 'vitest';
import { field, requireSandbox, scenario } from '../testing/index.ts';

const showWhen = (target: string, eq: unknown, show: unknown = true) => ({ conditional: { show, when: target, eq } });

function showWhenAll(...conditions: readonly (readonly [component: string, operator: string, value: string])[]) {
  const storedConditions = conditions.map(([component, operator, value]) => ({ component, operator, value }));
  return { conditional: { show: true, conjunction: 'all', conditions: storedConditions } };
}

describe('conditions', () => {
  it('[ENG-20] show a component when the answer of its target equals the stored value as a string', () => {
    scenario([field('number', 'Age'), field('textfield', 'Club', showWhen('age', '18'))])
      .expectHidden('Club')
      .answer('Age', 18)
      .expectVisible('Club')
      .answer('Age', 19)
      .expectHidden('Club');
  });

  it('[ENG-20] treat any value of show other than true as hiding on equality', () => {
    for (const show of [false, 'false', '', null]) {
      scenario([field('textfield', 'City'), field('textfield', 'Zip', showWhen('city', 'Oslo', show))])
        .expectVisible('Zip')
        .answer('City', 'Oslo')
        .expectHidden('Zip');
    }
  });

  it('[ENG-20] match selectboxes by a selected key, lists by an entry, checkboxes by true and false', () => {
    scenario([
      field('selectboxes', 'Pets'),
      field('textfield', 'Dog', showWhen('pets', 'dog')),
      field('textfield', 'Tags'),
      field('textfield', 'Red', showWhen('tags', 'red')),
      field('checkbox', 'Ok'),
      field('textfield', 'Why not', showWhen('ok', 'false')),
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
    scenario([
      field('textfield', 'A'),
      field('textfield', 'B'),
      field('textfield', 'Both', { conditional: { show: true, conjunction: 'all', conditions } }),
      field('textfield', 'Either', { conditional: { show: true, conjunction: 'any', conditions } }),
      field('textfield', 'Neither', { conditional: { show: false, conjunction: 'any', conditions } }),
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
    scenario([
      field('textfield', 'A', showWhen('gone', 'x')),
      field('textfield', 'B', showWhenAll(['gone', 'isEqual', 'x'])),
    ])
      .expectVisible('A', 'B')
      .expectWarning('missing-condition-target', 'gone');
  });

  it('[ENG-22] ignore a comparison with an unknown operator, and warn', () => {
    scenario([
      field('textfield', 'A'),
      field('textfield', 'B', showWhenAll(['a', 'isPrime', ''], ['a', 'isEqual', 'x'])),
    ])
      .expectWarning('unknown-operator', 'isPrime')
      .expectHidden('B')
      .answer('A', 'x')
      .expectVisible('B');
  });

  it('[ENG-23] look for their target among siblings first, then in outer containers, then by key anywhere', () => {
    scenario([
      field('textfield', 'Name'),
      field('container', 'Inner', {
        components: [
          field('textfield', 'Inner name', { key: 'name' }),
          field('textfield', 'Near', showWhen('name', 'x')),
          field('textfield', 'Dotted', showWhen('inner.name', 'x')),
        ],
      }),
      field('textfield', 'Far', showWhen('near', 'y')),
    ])
      .answer('Name', 'x')
      .expectHidden('Near', 'Dotted')
      .answer('Inner name', 'x')
      .expectVisible('Near', 'Dotted')
      .answer('Near', 'y')
      .expectVisible('Far');
  });

  it('[ENG-24] hide all descendants of a hidden component', () => {
    scenario([
      field('checkbox', 'More'),
      field('panel', 'Page', {
        ...showWhen('more', 'true'),
        components: [field('columns', 'Cols', { columns: [{ components: [field('textfield', 'Deep')] }] })],
      }),
    ])
      .expectHidden('Page', 'Cols', 'Deep')
      .answer('More', true)
      .expectVisible('Page', 'Cols', 'Deep');
  });

  it('[ENG-25] settle in chains: conditions on a cleared answer are evaluated again', () => {
    scenario([
      field('textfield', 'D', showWhen('c', 'z')),
      field('textfield', 'C', showWhen('b', 'y')),
      field('textfield', 'B', showWhen('a', 'x')),
      field('textfield', 'A'),
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
    scenario([
      field('textfield', 'A', { defaultValue: 'on', ...showWhen('b', 'on', false) }),
      field('textfield', 'B', { defaultValue: 'on', ...showWhen('a', 'on') }),
      field('textfield', 'Me', showWhen('me', 'x', false)),
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
    scenario([field('textfield', 'Phone', unlessAnswered('mail')), field('textfield', 'Mail', unlessAnswered('phone'))])
      .expectVisible('Phone', 'Mail')
      .answer('Mail', 'ada@example.org')
      .expectHidden('Phone')
      .answer('Mail', '')
      .answer('Phone', '5')
      .expectHidden('Mail');
  });

  it('[ENG-27] that need a sandbox are reported as logic errors without one, and their component is shown', () => {
    const { session } = scenario([
      field('textfield', 'A', {
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
    const scene = scenario([
      field('number', 'A', { validate: { custom: "valid = input < 5 ? true : 'Too large'" } }),
      field('number', 'B', { customConditional: 'show = data.a > 1', calculateValue: 'value = data.a * 2' }),
    ]).expectHidden('B');
    scene.answer('A', 7).expectVisible('B').expectAnswer('B', 14);
    expect(scene.session.validate().map(({ params }) => params?.message)).toEqual(['Too large']);
    expect(scene.session.logicErrors()).toEqual([]);
  });
});

describe('hiding', () => {
  const required = { validate: { required: true } };

  it('[ENG-30] restores the default, not the typed answer, when a component is shown again', () => {
    scenario([
      field('checkbox', 'Company'),
      field('textfield', 'Name', { defaultValue: 'Acme', ...showWhen('company', 'true') }),
    ])
      .answer('Company', true)
      .answer('Name', 'Tideform')
      .answer('Company', false)
      .expectData({ company: false })
      .answer('Company', true)
      .expectData({ company: true, name: 'Acme' });
  });

  it('[ENG-30] keeps the answer of a component with clearOnHide false', () => {
    scenario([field('checkbox', 'Ok'), field('textfield', 'A', { clearOnHide: false, ...showWhen('ok', 'true') })])
      .answer('Ok', true)
      .answer('A', 'typed')
      .answer('Ok', false)
      .expectData({ ok: false, a: 'typed' });
  });

  it('[ENG-31] keeps the answers in a hidden panel unless the panel sets clearOnHide', () => {
    const createPage = (more: object) => [
      field('checkbox', 'Ok'),
      field('panel', 'Page', { ...more, ...showWhen('ok', 'true'), components: [field('textfield', 'A')] }),
    ];
    const fillAndHide = (more: object) =>
      scenario(createPage(more)).answer('Ok', true).answer('A', 'typed').answer('Ok', false);
    fillAndHide({}).expectData({ ok: false, a: 'typed' });
    fillAndHide({ clearOnHide: true }).expectData({ ok: false });
  });

  it('[ENG-31] clears the answers in a hidden container, except those with clearOnHide false', () => {
    const createHome = (clearOnHide: boolean) => [
      field('checkbox', 'Ok', { defaultValue: true }),
      field('container', 'Home', {
        ...showWhen('ok', 'true'),
        components: [
          field('panel', 'P', { clearOnHide: false, components: [field('textfield', 'A', { clearOnHide })] }),
        ],
      }),
    ];
    scenario(createHome(true)).answer('Ok', true).answer('A', 'x').answer('Ok', false).expectData({ ok: false });
    scenario(createHome(false))
      .answer('Ok', true)
      .answer('A', 'x')
      .answer('Ok', false)
      .expectData({ ok: false, home: { a: 'x' } });
  });

  it('[ENG-32] keeps an answer that another visible component writes', () => {
    const { session } = scenario([
      field('checkbox', 'Ok'),
      field('textfield', 'Long', { key: 'a', ...showWhen('ok', 'true') }),
      field('textfield', 'Short', { key: 'a' }),
    ])
      .answer('Ok', true)
      .answer('Long', 'typed')
      .answer('Ok', false);
    expect(session.data()).toEqual({ ok: false, a: 'typed' });
  });

  it('[ENG-33] by the property hidden keeps the answer and skips validation, also for descendants', () => {
    const { session } = scenario(
      [
        field('textfield', 'A', { hidden: 'true', ...required }),
        field('panel', 'P', { hidden: true, components: [field('textfield', 'B', required)] }),
        field('textfield', 'C', { hidden: true, validateWhenHidden: true, ...required }),
      ],
      { data: { b: '' } },
    ).expectHidden('A', 'P', 'B');
    expect(session.validate().map(({ path }) => path)).toEqual(['c']);
    expect(session.data()).toEqual({ a: '', b: '', c: '' });
  });

  it('[ENG-34] ignores a late answer to a component whose answer was cleared', () => {
    const { session } = scenario([field('checkbox', 'Ok'), field('textfield', 'A', showWhen('ok', 'true'))]);
    session.setValue('1', 'late');
    expect(session.data()).toEqual({ ok: false });
  });
});
