import { keySetting, labelSettings, requiredSettings, usualTabs } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

/** What each node is asked lies in it on the canvas. */
export const treeSettings = plainSettingsForm((words) => ({
  display: labelSettings(words),
  data: [keySetting(words)],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
