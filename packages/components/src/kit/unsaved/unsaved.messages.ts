import { responderMessages } from '@tideform/i18n';

export const unsavedMessages = responderMessages({
  title: { en: 'Discard changes?', de: 'Änderungen verwerfen?', ar: 'تجاهل التغييرات؟' },
  text: {
    en: 'What you have changed here is not saved.',
    de: 'Was Sie hier geändert haben, ist nicht gespeichert.',
    ar: 'لم يُحفظ ما غيّرته هنا.',
  },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  stay: { en: 'Keep editing', de: 'Weiter bearbeiten', ar: 'متابعة التعديل' },
});
