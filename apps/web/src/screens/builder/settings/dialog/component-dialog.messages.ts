import { memberMessages } from '@tideform/i18n';

/** Messages of the dialog with one component's settings. */
export const componentDialogMessages = memberMessages({
  title: { en: 'Edit component: {name}', de: 'Komponente bearbeiten: {name}', fr: 'Modifier le composant : {name}' },
  cancel: { en: 'Cancel', de: 'Abbrechen', fr: 'Annuler' },
  save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
});
