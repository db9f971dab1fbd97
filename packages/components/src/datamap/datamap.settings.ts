import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datamapSettingsMessages } from './datamap.settings.messages.ts';

/** The component for values is edited on the canvas. */
export const datamapSettings = settingsForm(datamapSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('keyLabel', own.keyLabel),
    switchSetting('keyBeforeValue', own.keyFirst, { defaultValue: true }),
    textSetting('addAnother', messages.rows.add, { placeholder: messages.rows.addPlaceholder }),
  ],
  data: [keySetting(messages), switchSetting('disableAddingRemovingRows', own.isFixed)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
