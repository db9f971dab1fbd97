import type { ComponentSample } from '../kit/component-sample.ts';
import { keySetting, layoutTabs } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { columnsSettingsMessages } from './columns.settings.messages.ts';

export const columnsSettings = settingsForm(columnsSettingsMessages, (own, messages) => ({
  display: [{ type: 'columnWidths', key: 'columns', label: own.columns, description: own.columnsHint, input: true }],
  data: [keySetting(messages)],
  ...layoutTabs(messages),
}));

const createTextField = (key: string, label: string) => ({ type: 'textfield', key, label, input: true });

export const columnsSamples: readonly ComponentSample[] = [
  {
    name: 'Two halves',
    definition: {
      type: 'columns',
      key: 'dateAndWeather',
      input: false,
      columns: [
        { width: 6, components: [createTextField('date', 'Date of inspection')] },
        { width: 6, components: [createTextField('weather', 'Weather')] },
      ],
    },
  },
  {
    name: 'Narrow and wide',
    definition: {
      type: 'columns',
      key: 'codeAndName',
      input: false,
      columns: [
        { width: 3, components: [createTextField('code', 'Code')] },
        { width: 9, components: [createTextField('name', 'Name')] },
      ],
    },
  },
  {
    name: 'As form files hold it',
    definition: { type: 'columns', key: 'odd', columns: [{ width: '4', components: null }, null, { width: 99 }] },
  },
];
