import { contentTabs, keySetting } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { contentSettingsMessages } from './content.settings.messages.ts';

export const contentSettings = settingsForm(contentSettingsMessages, (own, messages) => ({
  display: [{ type: 'richText', key: 'html', label: own.html, input: true, rows: 10 }],
  data: [keySetting(messages)],
  ...contentTabs(messages),
}));
