import {
  choiceSetting,
  keySetting,
  labelSettings,
  requiredSettings,
  settingsForm,
  switchSetting,
  textSetting,
  usualTabs,
} from '../kit/common-settings.ts';

const dateText = { description: 'A date such as 2026-11-24.' };

export const datetimeSettings = settingsForm({
  display: [
    ...labelSettings,
    switchSetting('enableDate', 'Ask for the date', { defaultValue: true }),
    switchSetting('enableTime', 'Ask for the time', { defaultValue: true }),
    choiceSetting('format', 'On paper', {
      'yyyy-MM-dd hh:mm a': '2026-11-24 02:30 PM',
      'yyyy-MM-dd HH:mm': '2026-11-24 14:30',
      'dd-MM-yyyy HH:mm': '24-11-2026 14:30',
      'MM-dd-yyyy hh:mm a': '11-24-2026 02:30 PM',
      'd MMMM yyyy HH:mm': '24 November 2026 14:30',
    }),
    choiceSetting('displayInTimezone', 'Time zone', {
      viewer: 'Of the person who looks',
      utc: 'UTC',
      location: 'The one named below',
    }),
    textSetting('timezone', 'Name of the time zone', {
      description: 'As Europe/Oslo.',
      conditional: { show: true, when: 'displayInTimezone', eq: 'location' },
    }),
  ],
  data: [keySetting, textSetting('defaultValue', 'Default value', dateText)],
  validation: [
    ...requiredSettings,
    textSetting('datePicker.minDate', 'First date', dateText),
    textSetting('datePicker.maxDate', 'Last date', dateText),
    switchSetting('datePicker.disableWeekends', 'No weekends'),
    switchSetting('datePicker.disableWeekdays', 'Weekends only'),
  ],
  ...usualTabs,
});
