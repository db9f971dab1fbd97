import {
  answerTabs,
  choiceSetting,
  jsonSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
} from '../kit/common-settings.ts';

export const selectSettings = settingsForm({
  display: [...labelSettings, textSetting('placeholder', 'Placeholder')],
  data: [
    keySetting,
    switchSetting('multiple', 'Several choices'),
    jsonSetting('data.values', 'Choices', 'A list of { "label": …, "value": … }.'),
    choiceSetting('dataType', 'Store answers as', {
      auto: 'What they look like',
      string: 'Text',
      number: 'Number',
      boolean: 'Yes or no',
    }),
    textSetting('defaultValue', 'Default value'),
  ],
  validation: requiredSettings,
  ...answerTabs,
});
