import { memberMessages } from '@tideform/i18n';

/** Texts about names that find no field, before a form is published. */
export const brokenReferencesMessages = memberMessages({
  title: {
    en: '{count, plural, one {A reference doesn’t lead to a field} other {# references don’t lead to a field}}',
    de: '{count, plural, one {Ein Verweis führt zu keinem Feld} other {# Verweise führen zu keinem Feld}}',
  },
  reference: { en: '{place}, line {line}: {name}', de: '{place}, Zeile {line}: {name}' },
  outside: { en: '{place}: {name}', de: '{place}: {name}' },
  outOfReach: {
    en: '{place}: {name}, a column that can’t be read from outside its grid',
    de: '{place}: {name}, eine Spalte, die von außerhalb ihrer Tabelle nicht gelesen werden kann',
  },
  titleTemplate: { en: 'Title template', de: 'Titelvorlage' },
  pdf: { en: 'PDF', de: 'PDF' },
  email: { en: 'Email', de: 'E-Mail' },
  more: {
    en: '{count, plural, one {and # more} other {and # more}}',
    de: '{count, plural, one {und # weiterer} other {und # weitere}}',
  },
});
