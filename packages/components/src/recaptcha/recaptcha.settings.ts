import type { ComponentSample } from '../kit/component-sample.ts';
import { groupTabs, keySetting, labelSettings, requiredSettings } from '../kit/settings/common-settings.ts';
import { choiceSetting } from '../kit/settings/setting-factories.ts';
import { settingsForm } from '../kit/settings/settings-form.ts';
import { recaptchaSettingsMessages } from './recaptcha.settings.messages.ts';

export const recaptchaSettings = settingsForm(recaptchaSettingsMessages, (own, messages) => ({
  display: [
    ...labelSettings(messages),
    { ...choiceSetting('eventType', own.event, own.events), description: own.eventHint },
  ],
  data: [keySetting(messages)],
  validation: requiredSettings(messages),
  logic: groupTabs(messages).logic,
  layout: groupTabs(messages).layout,
}));

export const recaptchaSamples: readonly ComponentSample[] = [
  {
    name: 'Checked',
    definition: { type: 'recaptcha', key: 'person', label: 'Person check', input: true, validate: { required: true } },
    answer: { success: true, challenge_ts: '2026-11-23T09:00:00.000Z', token: 'v1.0a1b2c3d.receipt' },
  },
  {
    name: 'By its button',
    definition: {
      type: 'recaptcha',
      key: 'byButton',
      label: 'Person check',
      input: true,
      eventType: 'buttonClick',
      description: 'This keeps programs out',
    },
  },
  {
    name: 'As form files hold it',
    definition: {
      type: 'recaptcha',
      key: 'odd',
      label: 'reCAPTCHA',
      eventType: 'submit',
      hideLabel: true,
      validate: [],
    },
    answer: { success: false },
  },
];
