import {
  groupTabs,
  keySetting,
  labelSettings,
  requiredSettings,
  rowCountSettings,
} from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { editgridSettingsWords } from './editgrid.settings.words.ts';

export const editgridSettings = settingsForm(editgridSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('addAnother', words.rows.add, { placeholder: words.rows.addPlaceholder }),
    textSetting('saveRow', own.saveRow, { placeholder: own.saveRowPlaceholder }),
    textSetting('removeRow', own.cancelRow, { placeholder: own.cancelRowPlaceholder }),
    switchSetting('modal', own.modal),
    switchSetting('openWhenEmpty', own.openWhenEmpty),
    switchSetting('defaultOpen', own.defaultOpen),
  ],
  data: [
    keySetting(words),
    { type: 'gridColumns', key: 'components', label: own.columns, description: own.columnsHint, input: true },
    switchSetting('inlineEdit', own.inlineEdit),
    switchSetting('disableAddingRemovingRows', words.rows.isFixed),
  ],
  validation: [
    ...requiredSettings(words),
    ...rowCountSettings(words),
    switchSetting('rowDrafts', own.rowDrafts, { description: own.rowDraftsHint }),
  ],
  ...groupTabs(words),
}));
