import {
  groupTabs,
  keySetting,
  labelSettings,
  requiredSettings,
  rowCountSettings,
} from '../kit/settings/common-settings.ts';
import { choiceSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datagridSettingsWords } from './datagrid.settings.words.ts';

export const datagridSettings = settingsForm(datagridSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('addAnother', words.rows.add, { placeholder: words.rows.addPlaceholder }),
    choiceSetting('addAnotherPosition', own.addPosition, own.addPositions),
    switchSetting('reorder', own.reorder),
  ],
  data: [
    keySetting(words),
    { type: 'gridColumns', key: 'components', label: own.columns, description: own.columnsHint, input: true },
    switchSetting('initEmpty', own.initEmpty),
    switchSetting('disableAddingRemovingRows', words.rows.isFixed),
  ],
  validation: [...requiredSettings(words), ...rowCountSettings(words)],
  ...groupTabs(words),
}));
