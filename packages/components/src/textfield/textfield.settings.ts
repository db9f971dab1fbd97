import {
  autofillSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  lengthSettings,
  multipleSetting,
  requiredSettings,
  typedSettings,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { textfieldSettingsMessages } from './textfield.settings.messages.ts';

const showForMultipleMasks = (eq: string) => ({ conditional: { show: true, when: 'allowMultipleMasks', eq } });

export const textfieldSettings = settingsForm(textfieldSettingsMessages, (own, messages) => ({
  display: [...labelSettings(messages), ...typedSettings(messages), choiceSetting('case', own.letters, own.cases)],
  data: [
    keySetting(messages),
    multipleSetting(messages),
    textSetting('defaultValue', messages.defaultValue),
    autofillSetting(messages),
  ],
  validation: [
    ...requiredSettings(messages),
    ...lengthSettings(messages),
    textSetting('inputMask', messages.mask, { description: own.maskHint, ...showForMultipleMasks('false') }),
    switchSetting('allowMultipleMasks', own.severalMasks),
    {
      type: 'optionsTable',
      key: 'inputMasks',
      label: own.masks,
      description: own.maskHint,
      entry: 'mask',
      valueProperty: 'mask',
      valueLabel: messages.mask,
      input: true,
      ...showForMultipleMasks('true'),
    },
  ],
  ...fieldTabs(messages),
}));
