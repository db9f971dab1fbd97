import type { ComponentSample } from '../kit/component-sample.ts';
import {
  groupTabs,
  keySetting,
  labelSettings,
  requiredSettings,
  rowCountSettings,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { editgridSettingsMessages } from './editgrid.settings.messages.ts';

export const editgridSettings = settingsForm(editgridSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('addAnother', messages.rows.add, { placeholder: messages.rows.addPlaceholder }),
    textSetting('saveRow', own.saveRow, { placeholder: own.saveRowPlaceholder }),
    textSetting('removeRow', own.cancelRow, { placeholder: own.cancelRowPlaceholder }),
    switchSetting('modal', own.modal),
    switchSetting('openWhenEmpty', own.openWhenEmpty),
    switchSetting('defaultOpen', own.defaultOpen),
  ],
  data: [
    keySetting(messages),
    { type: 'gridColumns', key: 'components', label: own.columns, description: own.columnsHint, input: true },
    switchSetting('inlineEdit', own.inlineEdit),
    switchSetting('disableAddingRemovingRows', messages.rows.isFixed),
  ],
  validation: [
    ...requiredSettings(messages),
    ...rowCountSettings(messages),
    switchSetting('rowDrafts', own.rowDrafts, { description: own.rowDraftsHint }),
  ],
  ...groupTabs(messages),
}));

const levels = ['High', 'Medium', 'Low'].map((label) => ({ label, value: label.toLowerCase() }));

export const editgridSamples: readonly ComponentSample[] = [
  {
    name: 'Defects',
    definition: {
      type: 'editgrid',
      key: 'defects',
      label: 'Defects found',
      input: true,
      addAnother: 'Add defect',
      components: [
        { type: 'textfield', key: 'defect', label: 'Defect', input: true, validate: { required: true } },
        { type: 'select', key: 'severity', label: 'Severity', input: true, data: { values: levels } },
        { type: 'number', key: 'days', label: 'Days to fix', input: true },
        { type: 'checkbox', key: 'fixed', label: 'Fixed', input: true },
        { type: 'textarea', key: 'notes', label: 'Notes', input: true, tableView: false },
      ],
    },
    answer: [
      {
        defect: 'Toe board missing, level 3 east',
        severity: 'high',
        days: 1,
        fixed: false,
        notes: 'Told the foreman at once.',
      },
      { defect: 'Cable across stair landing', severity: 'low', days: 3, fixed: true, notes: '' },
    ],
  },
  {
    name: 'People in a dialog',
    definition: {
      type: 'editgrid',
      key: 'people',
      label: 'People on site',
      input: true,
      modal: true,
      description: 'Everybody who was there',
      validate: { maxLength: 5 },
      saveRow: 'Keep',
      components: [
        {
          type: 'columns',
          key: 'who',
          input: false,
          columns: ['Given name', 'Family name'].map((label) => ({
            width: 6,
            components: [{ type: 'textfield', key: label.split(' ')[0]!.toLowerCase(), label, input: true }],
          })),
        },
        { type: 'phoneNumber', key: 'phone', label: 'Phone', input: true },
      ],
    },
    answer: [{ given: 'Lena', family: 'Fischer', phone: '+49 30 123456' }],
  },
  {
    name: 'An open row at first',
    definition: {
      type: 'editgrid',
      key: 'visitors',
      label: 'Visitors',
      input: true,
      openWhenEmpty: true,
      components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'editgrid',
      key: 'odd',
      label: 'Odd settings',
      templates: { header: '<div>{% util.eachComponent(components, function(component) { %}</div>', row: '' },
      components: [null, { type: 'textfield', key: 'a', label: 'A' }, 'x'],
      validate: null,
      defaultValue: null,
      addAnother: null,
      removeRow: 'Cancel',
      rowDrafts: 'true',
      displayAsTable: false,
    },
    answer: { a: 'one row, not in a list' },
  },
];
