import { responderMessages } from '@tideform/i18n';

/** Messages of a form that doesn't accept responses; the builder's own text replaces them. */
export const availabilityMessages = responderMessages({
  'not-open-yet': {
    title: {
      en: 'This form isn’t open yet',
      de: 'Dieses Formular ist noch nicht geöffnet',
      ar: 'هذا النموذج لم يُفتح بعد',
      fr: 'Ce formulaire n’est pas encore ouvert',
    },
    text: {
      en: 'The form opens on {moment}.',
      de: 'Das Formular wird am {moment} geöffnet.',
      ar: 'سيُفتح النموذج في {moment}.',
      fr: 'Le formulaire ouvre le {moment}.',
    },
  },
  closed: {
    title: {
      en: 'This form is closed',
      de: 'Dieses Formular ist geschlossen',
      ar: 'هذا النموذج مغلق',
      fr: 'Ce formulaire est fermé',
    },
    text: {
      en: 'The form stopped accepting responses on {moment}.',
      de: 'Das Formular nimmt seit {moment} keine Antworten mehr an.',
      ar: 'توقف النموذج عن قبول الردود في {moment}.',
      fr: 'Le formulaire n’accepte plus de réponses depuis le {moment}.',
    },
  },
  full: {
    title: {
      en: 'This form is full',
      de: 'Dieses Formular nimmt keine Antworten mehr an',
      ar: 'هذا النموذج مكتمل',
      fr: 'Ce formulaire est complet',
    },
    text: {
      en: 'The form has reached its response limit.',
      de: 'Das Formular hat die maximale Anzahl von Antworten erreicht.',
      ar: 'بلغ النموذج الحد الأقصى من الردود.',
      fr: 'Le formulaire a atteint son nombre maximal de réponses.',
    },
  },
  draftStays: {
    en: 'Your draft is still saved in your responses.',
    de: 'Ihr Entwurf bleibt unter Ihren Antworten gespeichert.',
    ar: 'تبقى مسودتك محفوظة ضمن ردودك.',
    fr: 'Votre brouillon est toujours enregistré dans vos réponses.',
  },
});
