import { describe, it } from 'vitest';
import { field, scenario } from '../testing/index.ts';

const when = (target: string, eq: unknown, show: unknown = true) => ({ conditional: { show, when: target, eq } });

describe('conditions', () => {
  it('[ENG-20] shows a component when the answer of its target equals the stored value as a word', () => {
    scenario([field('number', 'Age'), field('textfield', 'Club', when('age', '18'))])
      .notSee('Club')
      .answer('Age', 18)
      .see('Club')
      .answer('Age', 19)
      .notSee('Club');
  });

  it('[ENG-20] takes any show but true as hide when equal', () => {
    for (const show of [false, 'false', '', null]) {
      scenario([field('textfield', 'City'), field('textfield', 'Zip', when('city', 'Oslo', show))])
        .see('Zip')
        .answer('City', 'Oslo')
        .notSee('Zip');
    }
  });

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

  it('[ENG-25] settles chains: what depends on a cleared answer is decided anew', () => {
    scenario([
      field('textfield', 'A'),
      field('textfield', 'B', when('a', 'x')),
      field('textfield', 'C', when('b', 'y')),
      field('textfield', 'D', when('c', 'z')),
    ])
      .answer('A', 'x')
      .answer('B', 'y')
      .answer('C', 'z')
      .see('D')
      .answer('A', '')
      .notSee('B', 'C', 'D')
      .expectData({ a: '' });
  });
});
