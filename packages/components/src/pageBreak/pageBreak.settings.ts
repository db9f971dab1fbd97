import { contentTabs, keySetting, nameSetting } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const pageBreakSettings = plainSettingsForm((words) => ({
  display: [nameSetting(words)],
  data: [keySetting(words)],
  logic: contentTabs(words).logic,
  permissions: contentTabs(words).permissions,
}));
