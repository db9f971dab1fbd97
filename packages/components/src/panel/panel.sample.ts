import type { ComponentSample } from '../kit/component-sample.ts';

const weatherField = { type: 'textfield', key: 'weather', label: 'Weather', input: true };

export const panelSamples: readonly ComponentSample[] = [
  {
    name: 'A part of a form',
    definition: { type: 'panel', key: 'site', title: 'Site and people', input: false, components: [weatherField] },
  },
  {
    name: 'Folded',
    definition: {
      type: 'panel',
      key: 'more',
      title: 'More details',
      input: false,
      collapsible: true,
      collapsed: true,
      components: [weatherField],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'panel',
      key: 'odd',
      title: null,
      label: 'Panel',
      theme: 'primary',
      components: [null, weatherField],
    },
  },
];
