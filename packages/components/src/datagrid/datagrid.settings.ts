import type { ComponentDefinition } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
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
