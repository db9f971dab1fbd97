import { contentTabs, keySetting, settingsForm } from '../kit/common-settings.ts';

export const contentSettings = settingsForm({
  display: [{ type: 'textarea', key: 'html', label: 'Text', input: true, rows: 10 }],
  data: [keySetting],
  ...contentTabs,
});
