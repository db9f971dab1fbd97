import {
  conditionSettings,
  keySetting,
  pdfSettings,
  permissionSettings,
  settingsForm,
  stateSettings,
} from '../kit/common-settings.ts';

export const contentSettings = settingsForm({
  display: [{ type: 'textarea', key: 'html', label: 'Text', input: true, rows: 10 }],
  data: [keySetting],
  logic: conditionSettings,
  layout: stateSettings,
  permissions: permissionSettings,
  pdf: pdfSettings,
});
