import { memberMessages } from '@tideform/i18n';

/** Palette entry of a field set. `keywords`: additional search terms, including English ones in every language. */
export const fieldsetPaletteMessages = memberMessages({
  name: { en: 'Field set', de: 'Feldgruppe', fr: 'Groupe de champs' },
  keywords: {
    en: 'fieldset legend group section',
    de: 'Gruppe Rahmen Überschrift Abschnitt field set fieldset legend group section',
    fr: 'groupe cadre titre légende section rubrique field set fieldset legend group section',
  },
  label: { en: 'Field set', de: 'Feldgruppe', fr: 'Groupe de champs' },
});
