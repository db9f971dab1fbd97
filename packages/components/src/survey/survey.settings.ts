import type { ComponentSample } from '../kit/component-sample.ts';
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

export const surveySamples: readonly ComponentSample[] = [
  {
    name: 'A visit',
    definition: {
      type: 'survey',
      key: 'visit',
      label: 'How was your visit?',
      input: true,
      questions: [
        { label: 'Welcome and induction', value: 'welcome' },
        { label: 'Cleanliness of the site', value: 'cleanliness' },
        { label: 'Signs and walkways', value: 'signs', tooltip: 'From the gate to the site office' },
        { label: 'Help from the site team', value: 'help' },
        { label: 'Welfare facilities', value: 'welfare' },
      ],
      values: [
        { label: 'Very poor', value: '1' },
        { label: 'Poor', value: '2' },
        { label: 'Fair', value: '3' },
        { label: 'Good', value: '4' },
        { label: 'Very good', value: '5' },
      ],
      validate: { required: true },
    },
    answer: { welcome: '4', cleanliness: '3', signs: '4', help: '5', welfare: '2' },
  },
  {
    name: 'From none to ten',
    definition: {
      type: 'survey',
      key: 'recommend',
      label: 'How likely are you to recommend us?',
      description: '0 is never, 10 is at once',
      input: true,
      questions: [
        { label: 'To a friend', value: 'friend' },
        { label: 'To another firm', value: 'firm' },
      ],
      values: Array.from({ length: 11 }, (_, points) => ({ label: `${points}`, value: `${points}` })),
    },
    answer: { friend: '9', firm: '7' },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'survey',
      key: 'odd',
      label: 'Odd settings',
      input: true,
      questions: [{ label: 'One', value: 1 }, { label: '', value: '' }, null],
      values: [{ label: 'Yes', value: 'yes' }, { value: 'no' }],
      defaultValue: { 1: 'gone' },
      validate: null,
    },
    answer: { 1: 'yes', gone: 'no' },
  },
];
