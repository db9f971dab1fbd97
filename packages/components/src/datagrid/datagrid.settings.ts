import {
  choiceSetting,
  keySetting,
  labelSettings,
  numberSetting,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
  usualTabs,
} from '../kit/common-settings.ts';

export const datagridSettings = settingsForm({
  display: [
    ...labelSettings,
    textSetting('addAnother', 'Words of the add button', { placeholder: 'Add another' }),
    choiceSetting('addAnotherPosition', 'Add button', {
      bottom: 'Below the rows',
      top: 'Above the rows',
      both: 'Both',
    }),
    switchSetting('reorder', 'Rows can be moved'),
  ],
  data: [
    keySetting,
    {
      type: 'gridColumns',
      key: 'components',
      label: 'Columns',
      description: 'Select a column in the form for the rest of its settings.',
      input: true,
    },
    switchSetting('initEmpty', 'No rows at first'),
    switchSetting('disableAddingRemovingRows', 'Rows can neither be added nor deleted'),
  ],
  validation: [
    ...requiredSettings,
    numberSetting('validate.minLength', 'Fewest rows', { decimalLimit: 0, validate: { min: 0 } }),
    numberSetting('validate.maxLength', 'Most rows', { decimalLimit: 0, validate: { min: 0 } }),
  ],
  ...usualTabs,
});
