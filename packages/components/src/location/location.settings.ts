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
