import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, countSetting, numberSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { locationSettingsMessages } from './location.settings.messages.ts';

const createRequired = (more: object = {}) => ({ validate: { required: true, ...more } });

export const locationSettings = settingsForm(locationSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    { ...choiceSetting('mapTypeId', own.mapType, own.types), ...createRequired() },
    numberSetting('defaultLocation.latitude', own.latitude, {
      decimalLimit: 6,
      description: own.defaultHint,
      ...createRequired({ min: -90, max: 90 }),
    }),
    numberSetting('defaultLocation.longitude', own.longitude, {
      decimalLimit: 6,
      ...createRequired({ min: -180, max: 180 }),
    }),
    numberSetting('zoom', own.zoom, { decimalLimit: 0, defaultValue: 15, validate: { min: 0, max: 19 } }),
    countSetting('height', own.height, { defaultValue: 300, validate: { min: 100, max: 1000 } }),
  ],
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

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
