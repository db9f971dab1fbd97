import { memberWords } from '@tideform/words';

/** Texts of the dialog with one component's settings. */
export const componentDialogWords = memberWords({
  title: { en: 'Edit component: {name}', de: 'Komponente bearbeiten: {name}' },
  cancel: { en: 'Cancel', de: 'Abbrechen' },
  save: { en: 'Save', de: 'Speichern' },
  discard: {
    title: { en: 'Discard changes?', de: 'Änderungen verwerfen?' },
    text: {
      en: 'What you have changed here is not saved.',
      de: 'Was Sie hier geändert haben, ist nicht gespeichert.',
    },
    confirm: { en: 'Discard', de: 'Verwerfen' },
  },
});
