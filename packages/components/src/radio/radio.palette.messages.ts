import { memberMessages } from '@tideform/i18n';

/** Palette entry of a single choice. `keywords`: additional search terms, including English ones in every language. */
export const radioPaletteMessages = memberMessages({
  name: { en: 'Choice', de: 'Auswahl', fr: 'Choix' },
  keywords: {
    en: 'radio single one of yes no option',
    de: 'Einfachauswahl eine von Ja Nein Option choice radio single one of yes no option',
    fr: 'case d’option bouton radio choix unique un seul oui non option choice radio single one of yes no option',
  },
  label: { en: 'Choice', de: 'Auswahl', fr: 'Choix' },
});
