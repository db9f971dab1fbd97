import { responderMessages } from '@tideform/i18n';

export const unsavedMessages = responderMessages({
  title: { en: 'Discard changes?', de: 'Änderungen verwerfen?', ar: 'تجاهل التغييرات؟' },
  text: {
    en: 'Your changes haven’t been saved.',
    de: 'Ihre Änderungen wurden nicht gespeichert.',
    ar: 'لم تُحفظ تغييراتك.',
  },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل' },
  stay: { en: 'Keep editing', de: 'Weiter bearbeiten', ar: 'متابعة التعديل' },
});
