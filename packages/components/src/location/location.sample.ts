import type { ComponentSample } from '../kit/component-sample.ts';

export const locationSamples: readonly ComponentSample[] = [
  {
    name: 'Where a defect is',
    definition: {
      type: 'location',
      key: 'where',
      label: 'Where is the defect?',
      input: true,
      mapTypeId: 'roadmap',
      defaultLocation: { latitude: 51.5, longitude: -0.02 },
      validate: { required: true },
    },
    answer: { latitude: 51.50132, longitude: -0.02471, zoom: 15, mapTypeId: 'roadmap' },
  },
  {
    name: 'Nobody has answered',
    definition: { type: 'location', key: 'site', label: 'Site', input: true, height: 200, zoom: 12 },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'location',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      mapTypeId: null,
      defaultLocation: { latitude: 'north' },
      zoom: 'far',
      height: '',
      validate: null,
      defaultValue: '51.5, -0.12',
    },
  },
];
