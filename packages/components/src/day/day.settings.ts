import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { dateSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { daySettingsWords } from './day.settings.words.ts';

const parts = ['day', 'month', 'year'] as const;
const wholeYear = { decimalLimit: 0, validate: { min: 1, max: 9999 } };

export const daySettings = settingsForm(daySettingsWords, (own, words) => ({
  display: [
    ...labelSettings(words),
    switchSetting('dayFirst', own.dayFirst),
    switchSetting('hideInputLabels', own.hideInputLabels),
    ...parts.map((part) => switchSetting(`fields.${part}.hide`, own[part].hide)),
    ...parts.map((part) => textSetting(`fields.${part}.placeholder`, own[part].placeholder)),
  ],
  data: [keySetting(words), dateSetting('defaultValue', words.defaultValue)],
  validation: [
    ...requiredSettings(words),
    ...parts.map((part) => switchSetting(`fields.${part}.required`, own[part].required)),
    dateSetting('minDate', words.dates.first),
    dateSetting('maxDate', words.dates.last),
    numberSetting('fields.year.minYear', own.firstYear, wholeYear),
    numberSetting('fields.year.maxYear', own.lastYear, wholeYear),
  ],
  ...groupTabs(words),
}));
