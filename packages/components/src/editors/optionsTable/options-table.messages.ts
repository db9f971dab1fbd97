import { memberMessages } from '@tideform/i18n';

/** Texts of the columns. */
export const optionsTableMessages = memberMessages({
  label: { en: 'Label', de: 'Beschriftung' },
  value: { en: 'Value', de: 'Wert' },
  pasted: {
    en: '{count, plural, one {Added # choice.} other {Added # choices.}}',
    de: '{count, plural, one {# Option hinzugefügt.} other {# Optionen hinzugefügt.}}',
  },
  pastedInPart: {
    en: '{count, plural, one {Added # choice.} other {Added # choices.}} {left, plural, one {# more was left out because the list is full.} other {# more were left out because the list is full.}}',
    de: '{count, plural, one {# Option hinzugefügt.} other {# Optionen hinzugefügt.}} {left, plural, one {# weitere wurde ausgelassen, weil die Liste voll ist.} other {# weitere wurden ausgelassen, weil die Liste voll ist.}}',
  },
});
