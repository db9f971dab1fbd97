import { memberMessages } from '@tideform/i18n';

/** Texts of the preview. */
export const previewMessages = memberMessages({
  loading: { en: 'Loading preview', de: 'Vorschau wird geladen' },
  devices: { en: 'Device', de: 'Gerät' },
  desktop: { en: 'Desktop', de: 'Desktop' },
  tablet: { en: 'Tablet', de: 'Tablet' },
  mobile: { en: 'Mobile', de: 'Smartphone' },
  reset: { en: 'Reset answers', de: 'Antworten zurücksetzen' },
  showHidden: { en: 'Show hidden fields', de: 'Ausgeblendete Felder anzeigen' },
  askWhy: { en: 'Explain rules', de: 'Regeln erklären' },
  answersGo: {
    en: 'This is what people will see when they fill in the form. Answers you enter here aren’t sent.',
    de: 'So sehen andere das Formular beim Ausfüllen. Antworten, die Sie hier eingeben, werden nicht gesendet.',
  },
  smaller: {
    en: 'The form is shown at the width of this device. On touchscreens, fields and buttons are larger.',
    de: 'Das Formular wird in der Breite dieses Geräts angezeigt. Auf Touchscreens sind Felder und Schaltflächen größer.',
  },
  empty: { en: 'Nothing to preview yet', de: 'Noch nichts für die Vorschau' },
  emptyText: {
    en: 'Add components under Build to see them here.',
    de: 'Fügen Sie unter „Erstellen“ Komponenten hinzu, um sie hier zu sehen.',
  },
  openBuild: { en: 'Open Build', de: '„Erstellen“ öffnen' },
  notSent: {
    en: 'This is a preview. Your response wasn’t sent.',
    de: 'Das ist eine Vorschau. Ihre Antwort wurde nicht gesendet.',
  },
});
