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
