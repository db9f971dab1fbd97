import { memberMessages } from '@tideform/i18n';

/** Messages of the list of names that refer to no field, shown before a form is published. */
export const brokenReferencesMessages = memberMessages({
  title: {
    en: '{count, plural, one {A reference points to a field that doesn’t exist} other {# references point to fields that don’t exist}}',
    de: '{count, plural, one {Ein Verweis zeigt auf ein nicht vorhandenes Feld} other {# Verweise zeigen auf nicht vorhandene Felder}}',
    fr: '{count, plural, one {Une référence pointe vers un champ qui n’existe pas} many {# de références pointent vers des champs qui n’existent pas} other {# références pointent vers des champs qui n’existent pas}}',
  },
  reference: {
    en: '{place}, line {line}: {name}',
    de: '{place}, Zeile {line}: {name}',
    fr: '{place}, ligne {line} : {name}',
  },
  outside: { en: '{place}: {name}', de: '{place}: {name}', fr: '{place} : {name}' },
  outOfReach: {
    en: '{place}: {name}, a column that can’t be read from outside its grid',
    de: '{place}: {name}, eine Spalte, die von außerhalb ihrer Tabelle nicht gelesen werden kann',
    fr: '{place} : {name}, une colonne qui ne peut pas être lue en dehors de sa grille',
  },
  titleTemplate: { en: 'Title template', de: 'Titelvorlage', fr: 'Modèle de titre' },
  pdf: { en: 'PDF', de: 'PDF', fr: 'PDF' },
  email: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
  more: {
    en: '{count, plural, one {and # more} other {and # more}}',
    de: '{count, plural, one {und # weiterer} other {und # weitere}}',
    fr: '{count, plural, one {et # autre} many {et # d’autres} other {et # autres}}',
  },
});
