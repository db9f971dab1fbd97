import { fieldTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** The fields of a node are edited on the canvas. */
export const treeSettings = plainSettingsForm((messages) => ({
  display: labelSettings(messages),
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...fieldTabs(messages),
}));
