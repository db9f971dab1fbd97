import { describe, expect, it } from 'vitest';
import { field, inSandbox, scenario } from '../testing/index.ts';

const when = (target: string, eq: unknown, show: unknown = true) => ({ conditional: { show, when: target, eq } });

function whenAll(...conditions: readonly (readonly [component: string, operator: string, value: string])[]) {
  const listed = conditions.map(([component, operator, value]) => ({ component, operator, value }));
  return { conditional: { show: true, conjunction: 'all', conditions: listed } };
}

describe('conditions', () => {
  it('[ENG-20] show a component when the answer of its target equals the stored value as a word', () => {
    scenario([field('number', 'Age'), field('textfield', 'Club', when('age', '18'))])
      .notSee('Club')
      .answer('Age', 18)
      .see('Club')
      .answer('Age', 19)
      .notSee('Club');
  });

  it('[ENG-20] take any show but true as hide when equal', () => {
    for (const show of [false, 'false', '', null]) {
      scenario([field('textfield', 'City'), field('textfield', 'Zip', when('city', 'Oslo', show))])
        .see('Zip')
        .answer('City', 'Oslo')
        .notSee('Zip');
    }
  });

  it('[ENG-20] match selectboxes by a ticked key, lists by what is in them, checkboxes as true and false', () => {
    scenario([
      field('selectboxes', 'Pets'),
      field('textfield', 'Dog', when('pets', 'dog')),
      field('textfield', 'Tags'),
      field('textfield', 'Red', when('tags', 'red')),
      field('checkbox', 'Ok'),
      field('textfield', 'Why not', when('ok', 'false')),
    ])
      .notSee('Dog', 'Red')
      .see('Why not')
      .answer('Pets', { cat: true, dog: false })
      .notSee('Dog')
      .answer('Pets', { cat: true, dog: true })
      .see('Dog')
      .answer('Tags', ['blue', 'red'])
      .see('Red')
      .answer('Ok', true)
      .notSee('Why not');
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
      .notSee('Both', 'Either')
      .see('Neither')
      .answer('A', 'x')
      .see('Either')
      .notSee('Both', 'Neither')
      .answer('B', 'y')
      .see('Both', 'Either');
  });

  it('[ENG-22] show a component whose target does not exist, and warn', () => {
    scenario([field('textfield', 'A', when('gone', 'x')), field('textfield', 'B', whenAll(['gone', 'isEqual', 'x']))])
      .see('A', 'B')
      .expectWarning('missing-condition-target', 'gone');
  });

  it('[ENG-22] leave out a comparison that nobody knows, and warn', () => {
    scenario([field('textfield', 'A'), field('textfield', 'B', whenAll(['a', 'isPrime', ''], ['a', 'isEqual', 'x']))])
      .expectWarning('unknown-operator', 'isPrime')
      .notSee('B')
      .answer('A', 'x')
      .see('B');
  });

  it('[ENG-23] look for their target beside the component first, then further out, then by key anywhere', () => {
    scenario([
      field('textfield', 'Name'),
      field('container', 'Inner', {
        components: [
          field('textfield', 'Inner name', { key: 'name' }),
          field('textfield', 'Near', when('name', 'x')),
          field('textfield', 'Dotted', when('inner.name', 'x')),
        ],
      }),
      field('textfield', 'Far', when('near', 'y')),
    ])
      .answer('Name', 'x')
      .notSee('Near', 'Dotted')
      .answer('Inner name', 'x')
      .see('Near', 'Dotted')
      .answer('Near', 'y')
      .see('Far');
  });

  it('[ENG-24] hide all that lies in a hidden component', () => {
    scenario([
      field('checkbox', 'More'),
      field('panel', 'Page', {
        ...when('more', 'true'),
        components: [field('columns', 'Cols', { columns: [{ components: [field('textfield', 'Deep')] }] })],
      }),
    ])
      .notSee('Page', 'Cols', 'Deep')
      .answer('More', true)
      .see('Page', 'Cols', 'Deep');
  });

  it('[ENG-25] settle in chains: what depends on a cleared answer is decided anew', () => {
    scenario([
      field('textfield', 'D', when('c', 'z')),
      field('textfield', 'C', when('b', 'y')),
      field('textfield', 'B', when('a', 'x')),
      field('textfield', 'A'),
    ])
      .answer('A', 'x')
      .answer('B', 'y')
      .answer('C', 'z')
      .see('D')
      .answer('A', '')
      .notSee('B', 'C', 'D')
      .expectData({ a: '' });
  });

  it('[ENG-26] in a circle come to rest, with a warning that names the circle', () => {
    scenario([
      field('textfield', 'A', { defaultValue: 'on', ...when('b', 'on', false) }),
      field('textfield', 'B', { defaultValue: 'on', ...when('a', 'on') }),
      field('textfield', 'Me', when('me', 'x', false)),
    ])
      .expectWarning('cycle', 'a ← b ← a')
      .expectWarning('cycle', 'me ← me')
      .see('B')
      .answer('Me', 'x')
      .see('Me');
  });

  it('[ENG-26] in a circle that has a resting place are followed as any other', () => {
    const unlessAnswered = (component: string) => ({
      conditional: { show: false, conditions: [{ component, operator: 'isNotEmpty' }] },
    });
    scenario([field('textfield', 'Phone', unlessAnswered('mail')), field('textfield', 'Mail', unlessAnswered('phone'))])
      .see('Phone', 'Mail')
      .answer('Mail', 'ada@example.org')
      .notSee('Phone')
      .answer('Mail', '')
      .answer('Phone', '5')
      .notSee('Mail');
  });

  it('[ENG-27] written as code that needs a sandbox are named as a problem each, where there is none; their component is shown', () => {
    const { session } = scenario([
      field('textfield', 'A', {
        customConditional: inSandbox('show = false'),
        ...when('gone', 'x'),
        calculateValue: inSandbox('value = 1'),
        validate: { custom: inSandbox('valid = true'), json: {} },
        customDefaultValue: '',
      }),
    ]).see('A');
    expect(session.logicErrors().map(({ reason, kind }) => `${reason} ${kind}`)).toEqual([
      'unavailable customConditional',
      'unavailable calculateValue',
      'unavailable validate.custom',
    ]);
  });

  it('[ENG-226] written as plain code are followed where there is no sandbox', () => {
    const scene = scenario([
      field('number', 'A', { validate: { custom: "valid = input < 5 ? true : 'Too large'" } }),
      field('number', 'B', { customConditional: 'show = data.a > 1', calculateValue: 'value = data.a * 2' }),
    ]).notSee('B');
    scene.answer('A', 7).see('B').expectAnswer('B', 14);
    expect(scene.session.validate().map(({ params }) => params?.message)).toEqual(['Too large']);
    expect(scene.session.logicErrors()).toEqual([]);
  });
});

describe('hidden', () => {
  const required = { validate: { required: true } };

  it('[ENG-30] restores the default, not the typed answer, when a component is shown again', () => {
    scenario([
      field('checkbox', 'Company'),
      field('textfield', 'Name', { defaultValue: 'Acme', ...when('company', 'true') }),
    ])
      .answer('Company', true)
      .answer('Name', 'Tideform')
      .answer('Company', false)
      .expectData({ company: false })
      .answer('Company', true)
      .expectData({ company: true, name: 'Acme' });
  });

  it('[ENG-30] keeps the answer of a component with clearOnHide false', () => {
    scenario([field('checkbox', 'Ok'), field('textfield', 'A', { clearOnHide: false, ...when('ok', 'true') })])
      .answer('Ok', true)
      .answer('A', 'typed')
      .answer('Ok', false)
      .expectData({ ok: false, a: 'typed' });
  });

  it('[ENG-31] keeps the answers in a hidden panel, unless the panel says clearOnHide', () => {
    const page = (more: object) => [
      field('checkbox', 'Ok'),
      field('panel', 'Page', { ...more, ...when('ok', 'true'), components: [field('textfield', 'A')] }),
    ];
    const fill = (more: object) => scenario(page(more)).answer('Ok', true).answer('A', 'typed').answer('Ok', false);
    fill({}).expectData({ ok: false, a: 'typed' });
    fill({ clearOnHide: true }).expectData({ ok: false });
  });

  it('[ENG-31] takes away what lies in a hidden container, but for what says otherwise', () => {
    const home = (clearOnHide: boolean) => [
      field('checkbox', 'Ok', { defaultValue: true }),
      field('container', 'Home', {
        ...when('ok', 'true'),
        components: [
          field('panel', 'P', { clearOnHide: false, components: [field('textfield', 'A', { clearOnHide })] }),
        ],
      }),
    ];
    scenario(home(true)).answer('Ok', true).answer('A', 'x').answer('Ok', false).expectData({ ok: false });
    scenario(home(false))
      .answer('Ok', true)
      .answer('A', 'x')
      .answer('Ok', false)
      .expectData({ ok: false, home: { a: 'x' } });
  });

  it('[ENG-32] keeps an answer that another visible component writes', () => {
    const { session } = scenario([
      field('checkbox', 'Ok'),
      field('textfield', 'Long', { key: 'a', ...when('ok', 'true') }),
      field('textfield', 'Short', { key: 'a' }),
    ])
      .answer('Ok', true)
      .answer('Long', 'typed')
      .answer('Ok', false);
    expect(session.data()).toEqual({ ok: false, a: 'typed' });
  });

  it('[ENG-33] by its property keeps its answer and is not checked, with all that lies in it', () => {
    const { session } = scenario(
      [
        field('textfield', 'A', { hidden: 'true', ...required }),
        field('panel', 'P', { hidden: true, components: [field('textfield', 'B', required)] }),
        field('textfield', 'C', { hidden: true, validateWhenHidden: true, ...required }),
      ],
      { data: { b: '' } },
    ).notSee('A', 'P', 'B');
    expect(session.validate().map(({ path }) => path)).toEqual(['c']);
    expect(session.data()).toEqual({ a: '', b: '', c: '' });
  });

  it('[ENG-34] ignores a late answer of a component whose answer was taken away', () => {
    const { session } = scenario([field('checkbox', 'Ok'), field('textfield', 'A', when('ok', 'true'))]);
    session.setValue('1', 'late');
    expect(session.data()).toEqual({ ok: false });
  });
});
