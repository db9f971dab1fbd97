import type { ComponentSample } from '../kit/component-sample.ts';

const createTextField = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

export const fieldsetSamples: readonly ComponentSample[] = [
  {
    name: 'An address',
    definition: {
      type: 'fieldset',
      key: 'siteAddress',
      legend: 'Address of the site',
      input: false,
      components: [createTextField('street', 'Street'), createTextField('town', 'Town')],
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
      components: [createTextField('name', 'Name')],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'fieldset',
      key: 'odd',
      label: 'Field Set',
      legend: null,
      components: [null, createTextField('a', 'A')],
    },
  },
];
