import { memberMessages } from '@tideform/i18n';

/** Messages of the preview. */
export const previewMessages = memberMessages({
  loading: { en: 'Loading preview', de: 'Vorschau wird geladen', fr: 'Chargement de l’aperçu' },
  devices: { en: 'Device', de: 'Gerät', fr: 'Appareil' },
  desktop: { en: 'Desktop', de: 'Desktop', fr: 'Ordinateur' },
  tablet: { en: 'Tablet', de: 'Tablet', fr: 'Tablette' },
  mobile: { en: 'Mobile', de: 'Smartphone', fr: 'Mobile' },
  reset: { en: 'Reset answers', de: 'Antworten zurücksetzen', fr: 'Réinitialiser les réponses' },
  showHidden: { en: 'Show hidden fields', de: 'Ausgeblendete Felder anzeigen', fr: 'Afficher les champs masqués' },
  askWhy: { en: 'Explain rules', de: 'Regeln erklären', fr: 'Expliquer les règles' },
  answersGo: {
    en: 'This is what people will see when they fill out the form. Answers you enter here aren’t sent.',
    de: 'So sehen andere das Formular beim Ausfüllen. Antworten, die Sie hier eingeben, werden nicht gesendet.',
    fr: 'Voici ce que verront les personnes qui rempliront le formulaire. Les réponses que vous entrez ici ne sont pas envoyées.',
  },
  smaller: {
    en: 'The form is shown at the width of this device. On touchscreens, fields and buttons are larger.',
    de: 'Das Formular wird in der Breite dieses Geräts angezeigt. Auf Touchscreens sind Felder und Schaltflächen größer.',
    fr: 'Le formulaire s’affiche à la largeur de cet appareil. Sur les écrans tactiles, les champs et les boutons sont plus grands.',
  },
  empty: {
    en: 'Nothing to preview yet',
    de: 'Noch nichts für die Vorschau',
    fr: 'Rien à afficher dans l’aperçu pour l’instant',
  },
  emptyText: {
    en: 'Add components under Build to see them here.',
    de: 'Fügen Sie unter „Erstellen“ Komponenten hinzu, um sie hier zu sehen.',
    fr: 'Ajoutez des composants sous l’onglet Conception pour les voir ici.',
  },
  openBuild: { en: 'Open Build', de: '„Erstellen“ öffnen', fr: 'Ouvrir Conception' },
  notSent: {
    en: 'This is a preview. Your response wasn’t sent.',
    de: 'Das ist eine Vorschau. Ihre Antwort wurde nicht gesendet.',
    fr: 'Ceci est un aperçu. Votre réponse n’a pas été envoyée.',
  },
});
