import {
  dataTypeSetting,
  fieldTabs,
  keySetting,
  labelSettings,
  requiredSettings,
} from '../kit/settings/common-settings.ts';
import { switchSetting } from '../kit/settings/setting-factories.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';
import { sourceSettings } from '../kit/settings/source-settings.ts';

export const radioSettings = plainSettingsForm((messages) => ({
  display: [...labelSettings(messages), switchSetting('inline', messages.choices.sideBySide)],
  data: [keySetting(messages), ...sourceSettings('values', ['values', 'url'], messages), dataTypeSetting(messages)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
