import {
  choiceSetting,
  contentTabs,
  keySetting,
  settingsForm,
  switchSetting,
  textSetting,
} from '../kit/common-settings.ts';
import { pressedSetting } from '../kit/logic-settings.ts';

export const buttonSettings = settingsForm({
  display: [
    textSetting('label', 'Label', { validate: { required: true }, defaultValue: 'Submit' }),
    choiceSetting('action', 'When pressed', {
      submit: 'Submit the form',
      reset: 'Reset the answers',
      event: 'Raise an event',
      url: 'Open an address',
      custom: 'Run code',
    }),
    textSetting('event', 'Event', { conditional: { show: true, when: 'action', eq: 'event' } }),
    textSetting('url', 'Address', { conditional: { show: true, when: 'action', eq: 'url' } }),
    { ...pressedSetting, conditional: { show: true, when: 'action', eq: 'custom' } },
    {
      ...choiceSetting('theme', 'Look', { primary: 'The main button', secondary: 'A quiet button' }),
      conditional: { show: true, when: 'action', eq: 'submit' },
    },
    switchSetting('block', 'As wide as the form'),
  ],
  data: [keySetting],
  logic: contentTabs.logic,
  layout: [
    ...contentTabs.layout,
    switchSetting('disabled', 'Disabled', { description: 'Shown, and cannot be pressed.' }),
  ],
});
