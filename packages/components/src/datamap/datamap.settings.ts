import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datamapSettingsMessages } from './datamap.settings.messages.ts';

/** Settings form of a data map. The component that edits values is configured on the builder's canvas instead. */
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
