import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { surveySettingsWords } from './survey.settings.words.ts';

export const surveySettings = settingsForm(surveySettingsWords, (own, words) => ({
  display: labelSettings(words),
  data: [
    keySetting(words),
    { type: 'optionsTable', key: 'questions', label: own.questions, input: true },
    { type: 'optionsTable', key: 'values', label: own.answers, input: true },
  ],
  validation: requiredSettings(words),
  ...groupTabs(words),
}));
