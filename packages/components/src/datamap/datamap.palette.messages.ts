import { memberMessages } from '@tideform/i18n';

/** Palette entry of a data map. `keywords`: additional search terms, including English ones in every language. */
export const datamapPaletteMessages = memberMessages({
  name: { en: 'Data map', de: 'Daten\u00ADzuordnung', fr: 'Mappage de données' },
  keywords: {
    en: 'key value pairs dictionary properties object names',
    de: 'Schlüssel Wert Paare Wörterbuch Eigenschaften Namen data map key value pairs dictionary properties object names',
    fr: 'clé valeur paires dictionnaire propriétés objet noms correspondance data map key value pairs dictionary properties object names',
  },
  label: { en: 'Data map', de: 'Datenzuordnung', fr: 'Mappage de données' },
  value: { en: 'Value', de: 'Wert', fr: 'Valeur' },
});
