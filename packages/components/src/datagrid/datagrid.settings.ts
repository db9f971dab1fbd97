import type { ComponentDefinition } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import type { ComponentSample } from '../kit/component-sample.ts';
import {
  groupTabs,
  keySetting,
  labelSettings,
  requiredSettings,
  rowCountSettings,
} from '../kit/settings/common-settings.ts';
import { codeSetting } from '../kit/settings/logic-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datagridSettingsMessages } from './datagrid.settings.messages.ts';

export const datagridSettings = settingsForm(datagridSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    textSetting('addAnother', messages.rows.add, { placeholder: messages.rows.addPlaceholder }),
    choiceSetting('addAnotherPosition', own.addPosition, own.addPositions),
    switchSetting('reorder', own.reorder),
    switchSetting('freezeHeader', own.freezeHeader, { description: own.freezeHeaderHint }),
  ],
  data: [
    keySetting(messages),
    { type: 'gridColumns', key: 'components', label: own.columns, description: own.columnsHint, input: true },
    ...fixedRowSettings(own),
    switchSetting('initEmpty', own.initEmpty, showUnlessSet('hasFixedRows')),
    switchSetting('disableAddingRemovingRows', messages.rows.isFixed, showUnlessSet('hasFixedRows')),
    ...groupSettings(own),
  ],
  validation: [...requiredSettings(messages), ...rowCountSettings(messages)],
  ...addAddButtonCondition(groupTabs(messages), own),
}));

type DatagridSettingsMessages = MessagesOf<typeof datagridSettingsMessages>;

const showWhen = (when: string, eq: string) => ({ conditional: { show: true, when, eq } });
const showUnlessSet = (key: string) => showWhen(key, 'false');

/** Settings for fixed rows. A fixed row's name is stored in the row, next to the answers of its columns. */
const fixedRowSettings = (own: DatagridSettingsMessages): readonly ComponentDefinition[] => [
  switchSetting('hasFixedRows', own.fixed, { description: own.fixedHint }),
  textSetting('rowHeader.label', own.headerLabel, showWhen('hasFixedRows', 'true')),
  textSetting('rowHeader.key', own.headerKey, {
    description: own.headerKeyHint,
    validate: { required: true, pattern: '\\w+', json: createNoColumnKeyRule(own.headerKeyTaken) },
    ...showWhen('hasFixedRows', 'true'),
  }),
  {
    type: 'optionsTable',
    key: 'fixedRows',
    label: own.rows,
    entry: 'row',
    input: true,
    ...showWhen('hasFixedRows', 'true'),
  },
];

const createNoColumnKeyRule = (message: string) => ({
  if: [{ in: [{ var: 'input' }, { map: [{ var: 'data.components' }, { var: 'key' }] }] }, message, true],
});

const groupSettings = (own: DatagridSettingsMessages): readonly ComponentDefinition[] => [
  switchSetting('enableRowGroups', own.grouped),
  {
    type: 'optionsTable',
    key: 'rowGroups',
    label: own.groups,
    description: own.groupsHint,
    entry: 'group',
    valueProperty: 'numberOfRows',
    valueLabel: own.groupRows,
    input: true,
    ...showWhen('enableRowGroups', 'true'),
  },
];

const addAddButtonCondition = (tabs: ReturnType<typeof groupTabs>, own: DatagridSettingsMessages) => ({
  ...tabs,
  logic: [...tabs.logic, codeSetting('conditionalAddButton', own.adding, own.addingHint, 'either')],
});

const levels = ['High', 'Medium', 'Low'].map((label) => ({ label, value: label.toLowerCase() }));

export const datagridSamples: readonly ComponentSample[] = [
  {
    name: 'Defects',
    definition: {
      type: 'datagrid',
      key: 'defects',
      label: 'Defects found',
      input: true,
      addAnother: 'Add defect',
      reorder: true,
      components: [
        { type: 'textfield', key: 'defect', label: 'Defect', input: true, validate: { required: true } },
        { type: 'select', key: 'severity', label: 'Severity', input: true, data: { values: levels } },
        { type: 'number', key: 'days', label: 'Days to fix', input: true },
        { type: 'checkbox', key: 'fixed', label: 'Fixed', input: true },
      ],
    },
    answer: [
      { defect: 'Toe board missing, level 3 east', severity: 'high', days: 1, fixed: false },
      { defect: 'Cable across stair landing', severity: 'low', days: 3, fixed: true },
    ],
  },
  {
    name: 'Parts with measures',
    definition: {
      type: 'datagrid',
      key: 'parts',
      label: 'Parts',
      input: true,
      description: 'One row for each part',
      validate: { minLength: 1, maxLength: 5 },
      components: [
        { type: 'textfield', key: 'part', label: 'Part', input: true },
        {
          type: 'columns',
          key: 'size',
          input: false,
          columns: ['Length', 'Width'].map((label) => ({
            width: 6,
            components: [{ type: 'number', key: label.toLowerCase(), label, input: true }],
          })),
        },
      ],
    },
    answer: [{ part: 'Ledger', length: 240, width: 5 }],
  },
  {
    name: 'Empty at first',
    definition: {
      type: 'datagrid',
      key: 'visitors',
      label: 'Visitors',
      input: true,
      initEmpty: true,
      addAnotherPosition: 'both',
      components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
    },
  },
  {
    name: 'Fixed rows',
    definition: {
      type: 'datagrid',
      key: 'hours',
      label: 'Hours',
      input: true,
      hasFixedRows: true,
      rowHeader: { key: 'day', label: 'Day' },
      fixedRows: ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ label, value: label.toLowerCase() })),
      components: [
        { type: 'number', key: 'worked', label: 'Worked', input: true },
        { type: 'textfield', key: 'on', label: 'On what', input: true },
      ],
    },
    answer: [{ day: 'monday', worked: 8, on: 'Scaffold' }, { day: 'tuesday' }, { day: 'wednesday', worked: 4 }],
  },
  {
    name: 'Rows in groups',
    definition: {
      type: 'datagrid',
      key: 'checks',
      label: 'Checks',
      input: true,
      enableRowGroups: true,
      rowGroups: [
        { label: 'Before work', numberOfRows: 2 },
        { label: 'After work', numberOfRows: '1' },
      ],
      components: [
        { type: 'textfield', key: 'check', label: 'Check', input: true },
        { type: 'checkbox', key: 'done', label: 'Done', input: true },
      ],
    },
    answer: [
      { check: 'Harness', done: true },
      { check: 'Ladder', done: false },
      { check: 'Tools', done: true },
    ],
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'datagrid',
      key: 'odd',
      label: 'Odd settings',
      components: [null, { type: 'textfield', key: 'a', label: 'A' }, 'x'],
      validate: null,
      defaultValue: null,
      addAnother: null,
      reorder: 'true',
      enableRowGroups: 'true',
      rowGroups: [null, { label: 'Odd', numberOfRows: 'many' }],
      hasFixedRows: true,
      fixedRows: 7,
    },
    answer: { a: 'one row, not in a list' },
  },
];
