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

const size = {
  validate: { pattern: '\\d+(\\.\\d+)?\\s*([kKmMgG]?[bB])?', customMessage: 'Write a size such as 10MB.' },
};

export const fileSettings = settingsForm({
  display: [
    ...labelSettings,
    switchSetting('multiple', 'Several files'),
    switchSetting('image', 'Show as pictures'),
    switchSetting('webcam', 'Take photos on phones', { conditional: { show: true, when: 'image', eq: 'true' } }),
    numberSetting('imageSize', 'Width of pictures on paper', { decimalLimit: 0, validate: { min: 1, max: 1000 } }),
  ],
  data: [keySetting],
  validation: [
    ...requiredSettings,
    textSetting('filePattern', 'Kinds of files', {
      defaultValue: '*',
      description: 'Ends of names or media types: .pdf,image/*. An asterisk takes all.',
    }),
    textSetting('fileMinSize', 'Smallest file', size),
    textSetting('fileMaxSize', 'Largest file', size),
    numberSetting('maxFiles', 'Most files', { decimalLimit: 0, validate: { min: 1 } }),
  ],
  ...usualTabs,
});
