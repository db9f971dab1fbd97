import {
  choicesSetting,
  keySetting,
  labelSettings,
  numberSetting,
  requiredSettings,
  settingsForm,
  switchSetting,
  usualTabs,
} from '../kit/common-settings.ts';

const count = { decimalLimit: 0, validate: { min: 0 } };

export const selectboxesSettings = settingsForm({
  display: [...labelSettings, switchSetting('inline', 'Side by side')],
  data: [keySetting, choicesSetting('values')],
  validation: [
    ...requiredSettings,
    numberSetting('validate.minSelectedCount', 'Fewest choices', count),
    numberSetting('validate.maxSelectedCount', 'Most choices', count),
  ],
  ...usualTabs,
});
