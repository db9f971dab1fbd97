import type { ComponentSample } from '../kit/component-sample.ts';
import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { addressSettingsMessages } from './address.settings.messages.ts';

export const addressSettings = settingsForm(addressSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('placeholder', messages.placeholder, { description: messages.placeholderHint }),
  ],
  data: [
    keySetting(messages),
    choiceSetting('provider', own.provider, own.providers),
    switchSetting('enableManualMode', own.manual, { description: own.manualHint }),
  ],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));

const parts = {
  address1: '1 Riverside Quarter',
  address2: 'Block C',
  city: 'London',
  state: '',
  zip: 'E14 9TP',
  country: 'United Kingdom',
};

export const addressSamples: readonly ComponentSample[] = [
  {
    name: 'Of a site',
    definition: {
      type: 'address',
      key: 'site',
      label: 'Address of the site',
      input: true,
      provider: 'tfGoogle',
      enableManualMode: true,
      validate: { required: true },
    },
    answer: { mode: 'manual', address: parts },
  },
  {
    name: 'Found by a search',
    definition: { type: 'address', key: 'home', label: 'Home', input: true },
    answer: {
      mode: 'autocomplete',
      address: {
        ...parts,
        formatted_address: '1 Riverside Quarter, London E14 9TP, UK',
        place_id: 'made-up',
        geometry: { location: { lat: 51.50132, lng: -0.02471 } },
      },
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'address',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      provider: 'google',
      providerOptions: { params: { key: '', autocompleteOptions: {} } },
      enableManualMode: 'false',
      multiple: false,
      defaultValue: null,
      components: [{ type: 'textfield', key: 'address1', label: 'Address 1', input: true }],
      validate: null,
    },
    answer: { place_id: 'old', formatted_address: '10 Downing St, London SW1A 2AA, UK' },
  },
];
