import { jsonSetting, keySetting, settingsForm, usualTabs } from '../kit/common-settings.ts';

export const columnsSettings = settingsForm({
  display: [jsonSetting('columns', 'Columns', 'A list of { "width": 1 to 12, "components": [] }.')],
  data: [keySetting],
  ...usualTabs,
});
