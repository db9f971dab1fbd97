import { memberMessages } from '@tideform/i18n';

/** Texts of the preview. */
export const previewMessages = memberMessages({
  loading: { en: 'Loading preview', de: 'Vorschau wird geladen' },
  devices: { en: 'Device', de: 'Gerät' },
  desktop: { en: 'Desktop', de: 'Desktop' },
  tablet: { en: 'Tablet', de: 'Tablet' },
  mobile: { en: 'Mobile', de: 'Telefon' },
  reset: { en: 'Reset answers', de: 'Antworten zurücksetzen' },
  showHidden: { en: 'Show what is hidden', de: 'Ausgeblendetes zeigen' },
  askWhy: { en: 'Ask why', de: 'Nach dem Warum fragen' },
  answersGo: {
    en: 'This is how people will see the form. Answers given here are sent nowhere.',
    de: 'So werden andere das Formular sehen. Antworten von hier werden nirgendwohin gesendet.',
  },
  smaller: {
    en: 'The form is as wide as on that device. On a touchscreen its controls are larger.',
    de: 'Das Formular ist so breit wie auf diesem Gerät. Auf einem Touchscreen sind die Felder und Knöpfe größer.',
  },
  empty: { en: 'Nothing to preview yet', de: 'Noch keine Vorschau' },
  emptyText: {
    en: 'Add components under Build, and they show up here.',
    de: 'Was Sie unter „Bauen“ hinzufügen, erscheint hier.',
  },
  openBuild: { en: 'Open Build', de: 'Weiter bauen' },
  notSent: {
    en: 'This was a preview: nothing was sent.',
    de: 'Das war eine Vorschau: Es wurde nichts gesendet.',
  },
});
