import { memberMessages } from '@tideform/i18n';

/** Texts of the pages of a wizard, those that are read aloud too. */
export const pagesMessages = memberMessages({
  label: { en: 'Pages', de: 'Seiten' },
  add: { en: 'Add page', de: 'Seite hinzufügen' },
  options: { en: 'Options for page {title}', de: 'Optionen für Seite {title}' },
  rename: { en: 'Rename', de: 'Umbenennen' },
  titleLabel: { en: 'Page title', de: 'Seitentitel' },
  earlier: { en: 'Move earlier', de: 'Nach vorn verschieben' },
  later: { en: 'Move later', de: 'Nach hinten verschieben' },
  delete: { en: 'Delete page', de: 'Seite löschen' },
  deleted: { en: 'Deleted page {title}', de: 'Seite {title} gelöscht' },
  undo: { en: 'Undo', de: 'Rückgängig' },
  moved: {
    en: 'Moved {title} to position {place} of {count}',
    de: '{title} an Position {place} von {count} verschoben',
  },
  lastPage: { en: 'A wizard needs at least one page.', de: 'Ein Assistent braucht mindestens eine Seite.' },
  keys: {
    en: 'Press Alt+arrow key to move the page, F2 to rename it, or Delete to delete it.',
    de: 'Drücken Sie Alt+Pfeiltaste, um die Seite zu verschieben, F2, um sie umzubenennen, oder Entf, um sie zu löschen.',
  },
});
