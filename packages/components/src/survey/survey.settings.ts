import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { surveySettingsMessages } from './survey.settings.messages.ts';

export const surveySettings = settingsForm(surveySettingsMessages, (own, messages) => ({
  display: labelSettings(messages),
  data: [
    keySetting(messages),
    { type: 'optionsTable', key: 'questions', label: own.questions, input: true },
    { type: 'optionsTable', key: 'values', label: own.answers, input: true },
  ],
  validation: requiredSettings(messages),
  ...groupTabs(messages),
}));
