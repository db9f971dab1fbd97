import { memberMessages } from '@tideform/i18n';

/** Texts of the pages of a wizard, those that are read aloud too. */
export const pagesMessages = memberMessages({
  label: { en: 'Pages', de: 'Seiten' },
  add: { en: 'Add page', de: 'Seite hinzufügen' },
  options: { en: 'Options of the page {title}', de: 'Optionen der Seite {title}' },
  rename: { en: 'Rename', de: 'Umbenennen' },
  titleLabel: { en: 'Page title', de: 'Titel der Seite' },
  earlier: { en: 'Move earlier', de: 'Nach vorn' },
  later: { en: 'Move later', de: 'Nach hinten' },
  delete: { en: 'Delete page', de: 'Seite löschen' },
  deleted: { en: 'Page deleted: {title}', de: 'Seite gelöscht: {title}' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  moved: {
    en: '{title} moved to place {place} of {count}',
    de: '{title} an Stelle {place} von {count} verschoben',
  },
  lastPage: { en: 'A wizard needs at least one page.', de: 'Ein Assistent braucht mindestens eine Seite.' },
  keys: {
    en: 'Alt with an arrow key moves the page, F2 renames it, Delete deletes it.',
    de: 'Alt mit einer Pfeiltaste verschiebt die Seite, F2 benennt sie um, Entf löscht sie.',
  },
});
