import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { columnsSettingsWords } from './columns.settings.words.ts';

export const columnsSettings = settingsForm(columnsSettingsWords, (own, words) => ({
  display: [{ type: 'columnWidths', key: 'columns', label: own.columns, description: own.columnsHint, input: true }],
  data: [keySetting(words)],
  ...layoutTabs(words),
}));
