import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** Settings form of a tree. The fields of its nodes are edited on the builder's canvas instead. */
export const treeSettings = plainSettingsForm((messages) => ({
  display: labelSettings(messages),
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
