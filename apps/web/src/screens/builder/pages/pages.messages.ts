import { memberMessages } from '@tideform/i18n';

/** Messages of the page tabs, including announcements for screen readers. */
export const pagesMessages = memberMessages({
  label: { en: 'Pages', de: 'Seiten', fr: 'Pages' },
  add: { en: 'Add page', de: 'Seite hinzufügen', fr: 'Ajouter une page' },
  options: { en: 'Options for page {title}', de: 'Optionen für Seite {title}', fr: 'Options de la page {title}' },
  rename: { en: 'Rename', de: 'Umbenennen', fr: 'Renommer' },
  titleLabel: { en: 'Page title', de: 'Seitentitel', fr: 'Titre de la page' },
  earlier: { en: 'Move earlier', de: 'Nach vorn verschieben', fr: 'Placer avant' },
  later: { en: 'Move later', de: 'Nach hinten verschieben', fr: 'Placer après' },
  delete: { en: 'Delete page', de: 'Seite löschen', fr: 'Supprimer la page' },
  deleted: { en: 'Deleted page {title}', de: 'Seite {title} gelöscht', fr: 'Page {title} supprimée' },
  undo: { en: 'Undo', de: 'Rückgängig', fr: 'Annuler' },
  moved: {
    en: 'Moved {title} to position {place} of {count}',
    de: '{title} an Position {place} von {count} verschoben',
    fr: 'Page {title} déplacée en position {place} sur {count}',
  },
  lastPage: {
    en: 'A wizard needs at least one page.',
    de: 'Ein Assistent braucht mindestens eine Seite.',
    fr: 'Un assistant doit contenir au moins une page.',
  },
  keys: {
    en: 'Press Alt+arrow key to move the page, F2 to rename it, or Delete to delete it.',
    de: 'Drücken Sie Alt+Pfeiltaste, um die Seite zu verschieben, F2, um sie umzubenennen, oder Entf, um sie zu löschen.',
    fr: 'Appuyez sur Alt+touche de direction pour déplacer la page, sur F2 pour la renommer ou sur Suppr pour la supprimer.',
  },
});
