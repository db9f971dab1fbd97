import { responderMessages } from '@tideform/i18n';

export const unsavedMessages = responderMessages({
  title: {
    en: 'Discard changes?',
    de: 'Änderungen verwerfen?',
    ar: 'تجاهل التغييرات؟',
    fr: 'Abandonner les modifications ?',
  },
  text: {
    en: 'Your changes haven’t been saved.',
    de: 'Ihre Änderungen wurden nicht gespeichert.',
    ar: 'لم تُحفظ تغييراتك.',
    fr: 'Vos modifications n’ont pas été enregistrées.',
  },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل', fr: 'Abandonner' },
  stay: { en: 'Keep editing', de: 'Weiter bearbeiten', ar: 'متابعة التعديل', fr: 'Continuer la modification' },
});
