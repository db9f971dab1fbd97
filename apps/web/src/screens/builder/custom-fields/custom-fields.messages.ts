import { memberMessages } from '@tideform/i18n';

/** Texts around the components that a team's builders have saved. */
export const customFieldMessages = memberMessages({
  group: { en: 'Custom fields', de: 'Eigene Felder' },
  manage: { en: 'Manage custom fields', de: 'Eigene Felder verwalten' },
  hint: {
    en: 'All builders of the team have these. Renaming and deleting reach all forms of the team.',
    de: 'Alle, die im Team Formulare bauen, haben sie. Umbenennen und Löschen gelten für alle Formulare des Teams.',
  },
  none: {
    en: 'There are no custom fields any more. Save a component as one from its menu.',
    de: 'Es gibt keine eigenen Felder mehr. Im Menü einer Komponente können Sie sie als eigenes Feld speichern.',
  },
  name: { en: 'Name', de: 'Name' },
  newName: { en: 'New name of {name}', de: 'Neuer Name von {name}' },
  needsName: { en: 'A custom field needs a name', de: 'Ein eigenes Feld braucht einen Namen' },
  taken: {
    en: 'There is already a custom field with this name',
    de: 'Es gibt schon ein eigenes Feld mit diesem Namen',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  close: { en: 'Close', de: 'Schließen' },
  save: {
    title: { en: 'Save as custom field', de: 'Als eigenes Feld speichern' },
    text: {
      en: 'All builders of the team find it in the palette, with its settings as they are now.',
      de: 'Alle, die im Team Formulare bauen, finden es unter den Komponenten, mit den jetzigen Einstellungen.',
    },
    action: { en: 'Save', de: 'Speichern' },
  },
  rename: {
    action: { en: 'Rename', de: 'Umbenennen' },
    label: { en: 'Rename {name}', de: '{name} umbenennen' },
  },
  remove: {
    action: { en: 'Delete', de: 'Löschen' },
    label: { en: 'Delete {name}', de: '{name} löschen' },
    title: { en: 'Delete custom field “{name}”?', de: 'Eigenes Feld „{name}“ löschen?' },
    text: {
      en: 'It goes from the palette of all forms of the team. Questions that were made of it stay, as ordinary components.',
      de: 'Es verschwindet für alle Formulare des Teams. Fragen, die daraus gemacht wurden, bleiben als gewöhnliche Komponenten.',
    },
  },
  notReached: {
    en: '{count, plural, one {One form was not changed} other {# forms were not changed}}',
    de: '{count, plural, one {Ein Formular wurde nicht geändert} other {# Formulare wurden nicht geändert}}',
  },
  failure: { en: '{form}: {why}', de: '{form}: {why}' },
  again: { en: 'Try again', de: 'Noch einmal versuchen' },
});
