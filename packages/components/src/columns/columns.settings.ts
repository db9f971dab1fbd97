import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { columnsSettingsMessages } from './columns.settings.messages.ts';

export const columnsSettings = settingsForm(columnsSettingsMessages, (own, messages) => ({
  display: [{ type: 'columnWidths', key: 'columns', label: own.columns, description: own.columnsHint, input: true }],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));
