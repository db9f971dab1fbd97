import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { dateSetting, numberSetting, switchSetting, textSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { daySettingsMessages } from './day.settings.messages.ts';

const dayParts = ['day', 'month', 'year'] as const;
const yearSetting = { decimalLimit: 0, validate: { min: 1, max: 9999 } };

export const daySettings = settingsForm(daySettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    switchSetting('dayFirst', own.dayFirst),
    switchSetting('hideInputLabels', own.hideInputLabels),
    ...dayParts.map((part) => switchSetting(`fields.${part}.hide`, own[part].hide)),
    ...dayParts.map((part) => textSetting(`fields.${part}.placeholder`, own[part].placeholder)),
  ],
  data: [keySetting(messages), dateSetting('defaultValue', messages.defaultValue)],
  validation: [
    ...requiredSettings(messages),
    ...dayParts.map((part) => switchSetting(`fields.${part}.required`, own[part].required)),
    dateSetting('minDate', messages.dates.first),
    dateSetting('maxDate', messages.dates.last),
    numberSetting('fields.year.minYear', own.firstYear, yearSetting),
    numberSetting('fields.year.maxYear', own.lastYear, yearSetting),
  ],
  ...groupTabs(messages),
}));
