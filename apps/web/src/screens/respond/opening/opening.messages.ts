import { responderMessages } from '@tideform/i18n';

/** What people read of a form that takes no responses now; its builder's own text comes in the place of ours. */
export const openingMessages = responderMessages({
  'not-open-yet': {
    title: {
      en: 'This form isn’t open yet',
      de: 'Dieses Formular ist noch nicht geöffnet',
      ar: 'هذا النموذج لم يُفتح بعد',
    },
    text: {
      en: 'The form opens on {moment}.',
      de: 'Das Formular wird am {moment} geöffnet.',
      ar: 'سيُفتح النموذج في {moment}.',
    },
  },
  closed: {
    title: { en: 'This form is closed', de: 'Dieses Formular ist geschlossen', ar: 'هذا النموذج مغلق' },
    text: {
      en: 'The form stopped accepting responses on {moment}.',
      de: 'Das Formular nimmt seit {moment} keine Antworten mehr an.',
      ar: 'توقف النموذج عن قبول الردود في {moment}.',
    },
  },
  full: {
    title: { en: 'This form is full', de: 'Dieses Formular nimmt keine Antworten mehr an', ar: 'هذا النموذج مكتمل' },
    text: {
      en: 'The form has reached its response limit.',
      de: 'Das Formular hat die maximale Anzahl von Antworten erreicht.',
      ar: 'بلغ النموذج الحد الأقصى من الردود.',
    },
  },
  draftStays: {
    en: 'Your draft is still saved in your responses.',
    de: 'Ihr Entwurf bleibt unter Ihren Antworten gespeichert.',
    ar: 'تبقى مسودتك محفوظة ضمن ردودك.',
  },
});
