import { memberMessages } from '@tideform/i18n';

/** Palette entry of a people picker. `keywords`: additional search terms, including English ones. */
export const userPaletteMessages = memberMessages({
  name: { en: 'User', de: 'Person', fr: 'Utilisateur' },
  keywords: {
    en: 'person people member team colleague employee picker',
    de: 'Benutzer Mitglied Team Kollegin Kollege Beschäftigte Auswahl user person people member team colleague employee picker',
    fr: 'personne personnes membre équipe collègue employé sélecteur user person people member team colleague employee picker',
  },
  label: { en: 'User', de: 'Person', fr: 'Utilisateur' },
});
