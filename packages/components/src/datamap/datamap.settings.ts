import { keySetting, labelSettings, requiredSettings, usualTabs } from '../kit/settings/common-settings.ts';
import { switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { datamapSettingsWords } from './datamap.settings.words.ts';

/** What asks for the values lies in it on the canvas. */
export const datamapSettings = settingsForm(datamapSettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    textSetting('keyLabel', own.keyLabel),
    switchSetting('keyBeforeValue', own.keyFirst, { defaultValue: true }),
    textSetting('addAnother', words.rows.add, { placeholder: words.rows.addPlaceholder }),
  ],
  data: [keySetting(words), switchSetting('disableAddingRemovingRows', own.isFixed)],
  validation: requiredSettings(words),
  ...usualTabs(words),
}));
