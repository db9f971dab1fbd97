import { memberMessages } from '@tideform/i18n';

/** Messages about custom fields: components that a team's builders have saved. */
export const customFieldMessages = memberMessages({
  group: { en: 'Custom fields', de: 'Eigene Felder', fr: 'Champs personnalisés' },
  manage: { en: 'Manage custom fields', de: 'Eigene Felder verwalten', fr: 'Gérer les champs personnalisés' },
  hint: {
    en: 'All form builders in the team can use these fields. Renaming or deleting a field applies to all forms in the team.',
    de: 'Alle Formularersteller im Team können diese Felder verwenden. Umbenennen und Löschen gilt für alle Formulare des Teams.',
    fr: 'Tous les créateurs de formulaires de l’équipe peuvent utiliser ces champs. Le changement de nom ou la suppression d’un champ s’applique à tous les formulaires de l’équipe.',
  },
  none: {
    en: 'No custom fields. To add one, open a component’s menu and save it as a custom field.',
    de: 'Keine eigenen Felder. Um eines hinzuzufügen, öffnen Sie das Menü einer Komponente, und speichern Sie sie als eigenes Feld.',
    fr: 'Aucun champ personnalisé. Pour en ajouter un, ouvrez le menu d’un composant et enregistrez ce composant comme champ personnalisé.',
  },
  name: { en: 'Name', de: 'Name', fr: 'Nom' },
  newName: { en: 'New name for {name}', de: 'Neuer Name für {name}', fr: 'Nouveau nom pour {name}' },
  needsName: { en: 'Enter a name', de: 'Geben Sie einen Namen ein', fr: 'Entrez un nom' },
  taken: {
    en: 'A custom field with this name already exists',
    de: 'Ein eigenes Feld mit diesem Namen ist bereits vorhanden',
    fr: 'Un champ personnalisé portant ce nom existe déjà',
  },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  save: {
    title: { en: 'Save as custom field', de: 'Als eigenes Feld speichern', fr: 'Enregistrer comme champ personnalisé' },
    text: {
      en: 'All form builders in the team will find it in the component list, with its current settings.',
      de: 'Alle Formularersteller im Team finden es mit den aktuellen Einstellungen in der Komponentenliste.',
      fr: 'Tous les créateurs de formulaires de l’équipe le trouveront dans la liste des composants, avec ses paramètres actuels.',
    },
    action: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  },
  rename: {
    action: { en: 'Rename', de: 'Umbenennen', fr: 'Renommer' },
    label: { en: 'Rename {name}', de: '{name} umbenennen', fr: 'Renommer {name}' },
  },
  remove: {
    action: { en: 'Delete', de: 'Löschen', fr: 'Supprimer' },
    label: { en: 'Delete {name}', de: '{name} löschen', fr: 'Supprimer {name}' },
    title: {
      en: 'Delete custom field “{name}”?',
      de: 'Eigenes Feld „{name}“ löschen?',
      fr: 'Supprimer le champ personnalisé « {name} » ?',
    },
    text: {
      en: 'The field is removed from the component list of all forms in the team. Questions created from it are kept as regular components.',
      de: 'Das Feld wird aus der Komponentenliste aller Formulare des Teams entfernt. Daraus erstellte Fragen bleiben als normale Komponenten erhalten.',
      fr: 'Le champ est supprimé de la liste des composants de tous les formulaires de l’équipe. Les questions créées à partir de ce champ sont conservées comme composants ordinaires.',
    },
  },
  notReached: {
    en: '{count, plural, one {Couldn’t update one form} other {Couldn’t update # forms}}',
    de: '{count, plural, one {Ein Formular konnte nicht aktualisiert werden} other {# Formulare konnten nicht aktualisiert werden}}',
    fr: '{count, plural, one {Impossible de mettre à jour un formulaire} many {Impossible de mettre à jour # de formulaires} other {Impossible de mettre à jour # formulaires}}',
  },
  failure: { en: '{form}: {why}', de: '{form}: {why}', fr: '{form} : {why}' },
  again: { en: 'Try again', de: 'Erneut versuchen', fr: 'Réessayer' },
});
