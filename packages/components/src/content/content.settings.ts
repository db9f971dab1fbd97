import { contentTabs, keySetting } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { contentSettingsWords } from './content.settings.words.ts';

export const contentSettings = settingsForm(contentSettingsWords, (own, words) => ({
  display: [{ type: 'richText', key: 'html', label: own.html, input: true, rows: 10 }],
  data: [keySetting(words)],
  ...contentTabs(words),
}));
