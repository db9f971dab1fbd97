import { responderMessages } from '@tideform/i18n';

/** What people read of a form that takes no responses now; its builder's own text comes in the place of ours. */
export const openingMessages = responderMessages({
  'not-open-yet': {
    title: {
      en: 'This form is not open yet',
      de: 'Dieses Formular ist noch nicht offen',
      ar: 'هذا النموذج لم يُفتح بعد',
    },
    text: {
      en: 'It opens on {moment}.',
      de: 'Es öffnet am {moment}.',
      ar: 'سيُفتح في {moment}.',
    },
  },
  closed: {
    title: { en: 'This form is closed', de: 'Dieses Formular ist geschlossen', ar: 'هذا النموذج مغلق' },
    text: {
      en: 'It takes no more responses since {moment}.',
      de: 'Seit {moment} nimmt es keine Antworten mehr an.',
      ar: 'لم يعد يقبل الردود منذ {moment}.',
    },
  },
  full: {
    title: { en: 'This form is full', de: 'Dieses Formular ist voll', ar: 'هذا النموذج مكتمل' },
    text: {
      en: 'It has as many responses as it takes.',
      de: 'Es hat so viele Antworten, wie es annimmt.',
      ar: 'لديه من الردود ما يقبله.',
    },
  },
  draftStays: {
    en: 'What you have written stays among your responses.',
    de: 'Was Sie geschrieben haben, bleibt bei Ihren Antworten.',
    ar: 'يبقى ما كتبته ضمن ردودك.',
  },
});
