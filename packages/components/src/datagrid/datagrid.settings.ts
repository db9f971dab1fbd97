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
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
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
    switchSetting('initEmpty', own.initEmpty, unless('hasFixedRows')),
    switchSetting('disableAddingRemovingRows', messages.rows.isFixed, unless('hasFixedRows')),
    ...groupSettings(own),
  ],
  validation: [...requiredSettings(messages), ...rowCountSettings(messages)],
  ...withAdding(groupTabs(messages), own),
}));

type Own = MessagesOf<typeof datagridSettingsMessages>;

const where = (when: string, eq: string) => ({ conditional: { show: true, when, eq } });
const unless = (key: string) => where(key, 'false');

/** Settings for fixed rows. A fixed row's name is stored in the row, next to the answers of its columns. */
const fixedRowSettings = (own: Own): readonly ComponentDefinition[] => [
  switchSetting('hasFixedRows', own.fixed, { description: own.fixedHint }),
  textSetting('rowHeader.label', own.headerLabel, where('hasFixedRows', 'true')),
  textSetting('rowHeader.key', own.headerKey, {
    description: own.headerKeyHint,
    validate: { required: true, pattern: '\\w+', json: otherThanColumns(own.headerKeyTaken) },
    ...where('hasFixedRows', 'true'),
  }),
  {
    type: 'optionsTable',
    key: 'fixedRows',
    label: own.rows,
    entry: 'row',
    input: true,
    ...where('hasFixedRows', 'true'),
  },
];

const otherThanColumns = (message: string) => ({
  if: [{ in: [{ var: 'input' }, { map: [{ var: 'data.components' }, { var: 'key' }] }] }, message, true],
});

const groupSettings = (own: Own): readonly ComponentDefinition[] => [
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
    ...where('enableRowGroups', 'true'),
  },
];

const withAdding = (tabs: ReturnType<typeof groupTabs>, own: Own) => ({
  ...tabs,
  logic: [...tabs.logic, codeSetting('conditionalAddButton', own.adding, own.addingHint, 'either')],
});
