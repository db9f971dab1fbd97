import { contentTabs, keySetting, nameSetting } from '../kit/settings/common-settings.ts';
import { plainSettingsForm } from '../kit/settings/settings-form.ts';

export const pageBreakSettings = plainSettingsForm((messages) => ({
  display: [nameSetting(messages)],
  data: [keySetting(messages)],
  logic: contentTabs(messages).logic,
  permissions: contentTabs(messages).permissions,
}));
