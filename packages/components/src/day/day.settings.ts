import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { dateSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/make-setting.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { daySettingsMessages } from './day.settings.messages.ts';

const parts = ['day', 'month', 'year'] as const;
const wholeYear = { decimalLimit: 0, validate: { min: 1, max: 9999 } };

export const daySettings = settingsForm(daySettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    switchSetting('dayFirst', own.dayFirst),
    switchSetting('hideInputLabels', own.hideInputLabels),
    ...parts.map((part) => switchSetting(`fields.${part}.hide`, own[part].hide)),
    ...parts.map((part) => textSetting(`fields.${part}.placeholder`, own[part].placeholder)),
  ],
  data: [keySetting(messages), dateSetting('defaultValue', messages.defaultValue)],
  validation: [
    ...requiredSettings(messages),
    ...parts.map((part) => switchSetting(`fields.${part}.required`, own[part].required)),
    dateSetting('minDate', messages.dates.first),
    dateSetting('maxDate', messages.dates.last),
    numberSetting('fields.year.minYear', own.firstYear, wholeYear),
    numberSetting('fields.year.maxYear', own.lastYear, wholeYear),
  ],
  ...groupTabs(messages),
}));
