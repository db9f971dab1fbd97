import { memberMessages } from '@tideform/i18n';

/** Texts about names that find no field, before a form is published. */
export const brokenReferencesMessages = memberMessages({
  title: {
    en: '{count, plural, one {A reference points to a field that doesn’t exist} other {# references point to fields that don’t exist}}',
    de: '{count, plural, one {Ein Verweis zeigt auf ein nicht vorhandenes Feld} other {# Verweise zeigen auf nicht vorhandene Felder}}',
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
