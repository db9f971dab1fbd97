import type { ComponentSample } from '../kit/component-sample.ts';

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
