import { memberMessages } from '@tideform/i18n';

/** Texts of the columns. */
export const optionsTableMessages = memberMessages({
  label: { en: 'Label', de: 'Beschriftung' },
  value: { en: 'Value', de: 'Wert' },
  pasted: {
    en: '{count, plural, one {# choice was added.} other {# choices were added.}}',
    de: '{count, plural, one {# Option wurde hinzugefügt.} other {# Optionen wurden hinzugefügt.}}',
  },
  pastedInPart: {
    en: '{count, plural, one {# choice was added.} other {# choices were added.}} {left, plural, one {# more was left out.} other {# more were left out.}}',
    de: '{count, plural, one {# Option wurde hinzugefügt.} other {# Optionen wurden hinzugefügt.}} {left, plural, one {# weitere wurde weggelassen.} other {# weitere wurden weggelassen.}}',
  },
});
