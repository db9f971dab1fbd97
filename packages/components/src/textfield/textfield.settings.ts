import {
  autofillSetting,
  keySetting,
  labelSettings,
  lengthSettings,
  requiredSettings,
  severalSetting,
  typedSettings,
  usualTabs,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { textfieldSettingsWords } from './textfield.settings.words.ts';

const whileMasks = (eq: string) => ({ conditional: { show: true, when: 'allowMultipleMasks', eq } });

export const textfieldSettings = settingsForm(textfieldSettingsWords, (own, words) => ({
  display: [...labelSettings(words), ...typedSettings(words), choiceSetting('case', own.letters, own.cases)],
  data: [
    keySetting(words),
    severalSetting(words),
    textSetting('defaultValue', words.defaultValue),
    autofillSetting(words),
  ],
  validation: [
    ...requiredSettings(words),
    ...lengthSettings(words),
    textSetting('inputMask', words.mask, { description: own.maskHint, ...whileMasks('false') }),
    switchSetting('allowMultipleMasks', own.severalMasks),
    {
      type: 'optionsTable',
      key: 'inputMasks',
      label: own.masks,
      description: own.maskHint,
      entry: 'mask',
      valueProperty: 'mask',
      valueLabel: words.mask,
      input: true,
      ...whileMasks('true'),
    },
  ],
  ...usualTabs(words),
}));
