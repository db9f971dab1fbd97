import { memberMessages } from '@tideform/i18n';

/** Texts around the components that a team's builders have saved. */
export const customFieldMessages = memberMessages({
  group: { en: 'Custom fields', de: 'Eigene Felder' },
  manage: { en: 'Manage custom fields', de: 'Eigene Felder verwalten' },
  hint: {
    en: 'All form builders in the team can use these fields. Renaming or deleting a field applies to all forms in the team.',
    de: 'Alle Formularersteller im Team können diese Felder verwenden. Umbenennen und Löschen gilt für alle Formulare des Teams.',
  },
  none: {
    en: 'No custom fields. To add one, open a component’s menu and save it as a custom field.',
    de: 'Keine eigenen Felder. Um eines hinzuzufügen, öffnen Sie das Menü einer Komponente, und speichern Sie sie als eigenes Feld.',
  },
  name: { en: 'Name', de: 'Name' },
  newName: { en: 'New name for {name}', de: 'Neuer Name für {name}' },
  needsName: { en: 'Enter a name', de: 'Geben Sie einen Namen ein' },
  taken: {
    en: 'A custom field with this name already exists',
    de: 'Ein eigenes Feld mit diesem Namen ist bereits vorhanden',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  close: { en: 'Close', de: 'Schließen' },
  save: {
    title: { en: 'Save as custom field', de: 'Als eigenes Feld speichern' },
    text: {
      en: 'All form builders in the team will find it in the component list, with its current settings.',
      de: 'Alle Formularersteller im Team finden es mit den aktuellen Einstellungen in der Komponentenliste.',
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
      en: 'The field is removed from the component list of all forms in the team. Questions created from it are kept as regular components.',
      de: 'Das Feld wird aus der Komponentenliste aller Formulare des Teams entfernt. Daraus erstellte Fragen bleiben als normale Komponenten erhalten.',
    },
  },
  notReached: {
    en: '{count, plural, one {Couldn’t update one form} other {Couldn’t update # forms}}',
    de: '{count, plural, one {Ein Formular konnte nicht aktualisiert werden} other {# Formulare konnten nicht aktualisiert werden}}',
  },
  failure: { en: '{form}: {why}', de: '{form}: {why}' },
  again: { en: 'Try again', de: 'Erneut versuchen' },
});
