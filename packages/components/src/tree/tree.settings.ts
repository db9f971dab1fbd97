import { keySetting, labelSettings, requiredSettings, usualTabs } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** What each node is asked lies in it on the canvas. */
export const treeSettings = plainSettingsForm((messages) => ({
  display: labelSettings(messages),
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  ...usualTabs(messages),
}));
