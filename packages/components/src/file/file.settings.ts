import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { countSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { fileSettingsMessages } from './file.settings.messages.ts';

const createSizeSetting = ({ sizeMessage, sizeHint }: { readonly sizeMessage: string; readonly sizeHint: string }) => ({
  description: sizeHint,
  validate: { pattern: '\\d+(\\.\\d+)?\\s*([kKmMgG]?[bB])?', customMessage: sizeMessage },
});

export const fileSettings = settingsForm(fileSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    switchSetting('multiple', own.multiple),
    switchSetting('image', own.image),
    switchSetting('webcam', own.webcam, { conditional: { show: true, when: 'image', eq: 'true' } }),
    switchSetting('imageEditor', own.imageEditor, { description: own.imageEditorHint }),
    numberSetting('photoMaxSize', own.photoMaxSize, {
      suffix: 'px',
      decimalLimit: 0,
      description: own.photoMaxSizeHint,
      validate: { min: 100, max: 10_000 },
    }),
    switchSetting('keepPlace', own.keepPlace, { description: own.keepPlaceHint }),
    numberSetting('imageSize', own.imageSize, { suffix: 'px', decimalLimit: 0, validate: { min: 1, max: 1000 } }),
  ],
  data: [keySetting(messages)],
  validation: [
    ...requiredSettings(messages),
    textSetting('filePattern', own.pattern, { defaultValue: '*', description: own.patternHint }),
    textSetting('fileMinSize', own.minSize, createSizeSetting(own)),
    textSetting('fileMaxSize', own.maxSize, createSizeSetting(own)),
    countSetting('maxFiles', own.maxFiles, { validate: { min: 1 } }),
  ],
  ...groupTabs(messages),
}));
