import {
  keySetting,
  labelSettings,
  numberSetting,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
  usualTabs,
} from '../kit/common-settings.ts';
import { DAY_WORDS } from './day.words.ts';
import type { DayPart } from './day-parts.ts';

const parts: readonly DayPart[] = ['day', 'month', 'year'];
const wholeYear = { decimalLimit: 0, validate: { min: 1, max: 9999 } };
const dateText = { description: 'A date such as 2026-11-24.' };

export const daySettings = settingsForm({
  display: [
    ...labelSettings,
    switchSetting('dayFirst', 'Day before month'),
    switchSetting('hideInputLabels', 'Hide the labels of day, month and year'),
    ...parts.map((part) => switchSetting(`fields.${part}.hide`, `Do not ask for the ${DAY_WORDS[part].toLowerCase()}`)),
    ...parts.map((part) => textSetting(`fields.${part}.placeholder`, `Placeholder: ${DAY_WORDS[part].toLowerCase()}`)),
  ],
  data: [keySetting, textSetting('defaultValue', 'Default value', { description: 'As 11/24/2026.' })],
  validation: [
    ...requiredSettings,
    ...parts.map((part) => switchSetting(`fields.${part}.required`, `${DAY_WORDS[part]} required`)),
    textSetting('minDate', 'First date', dateText),
    textSetting('maxDate', 'Last date', dateText),
    numberSetting('fields.year.minYear', 'First year', wholeYear),
    numberSetting('fields.year.maxYear', 'Last year', wholeYear),
  ],
  ...usualTabs,
});
