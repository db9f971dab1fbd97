import { memberWords } from '@tideform/words';

/** Texts of the dialog with one component's settings. */
export const componentDialogWords = memberWords({
  title: { en: 'Edit component: {name}', de: 'Komponente bearbeiten: {name}' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  save: { en: 'Save', de: 'Speichern' },
});
