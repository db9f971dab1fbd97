import type { ComponentSample } from '../kit/component-sample.ts';

const field = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

export const fieldsetSamples: readonly ComponentSample[] = [
  {
    name: 'An address',
    definition: {
      type: 'fieldset',
      key: 'siteAddress',
      legend: 'Address of the site',
      input: false,
      components: [field('street', 'Street'), field('town', 'Town')],
    },
  },
  {
    name: 'With more information',
    definition: {
      type: 'fieldset',
      key: 'contact',
      legend: 'Contact',
      tooltip: 'The person who is on site today.',
      input: false,
      components: [field('name', 'Name')],
    },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'fieldset', key: 'odd', label: 'Field Set', legend: null, components: [null, field('a', 'A')] },
  },
];
