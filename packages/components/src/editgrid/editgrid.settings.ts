import {
  keySetting,
  labelSettings,
  numberSetting,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
  usualTabs,
} from '../kit/common-settings.ts';

export const editgridSettings = settingsForm({
  display: [
    ...labelSettings,
    textSetting('addAnother', 'Words of the add button', { placeholder: 'Add another' }),
    textSetting('saveRow', 'Words of the save button of a row', { placeholder: 'Save' }),
    textSetting('removeRow', 'Words of the cancel button of a row', { placeholder: 'Cancel' }),
    switchSetting('modal', 'Open rows in a dialog'),
    switchSetting('openWhenEmpty', 'An open row at first'),
    switchSetting('defaultOpen', 'Rows are open at first'),
  ],
  data: [
    keySetting,
    {
      type: 'gridColumns',
      key: 'components',
      label: 'Questions of a row',
      description:
        'Select one in the form for the rest of its settings. The first five are seen while a row is closed.',
      input: true,
    },
    switchSetting('inlineEdit', 'Changes of a row cannot be cancelled'),
    switchSetting('disableAddingRemovingRows', 'Rows can neither be added nor deleted'),
  ],
  validation: [
    ...requiredSettings,
    numberSetting('validate.minLength', 'Fewest rows', { decimalLimit: 0, validate: { min: 0 } }),
    numberSetting('validate.maxLength', 'Most rows', { decimalLimit: 0, validate: { min: 0 } }),
    switchSetting('rowDrafts', 'Rows can be saved although something is wrong', {
      description: 'It has to be put right before the form is sent.',
    }),
  ],
  ...usualTabs,
});
