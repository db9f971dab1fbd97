import { memberMessages } from '@tideform/i18n';

/** Palette entry of a location. `keywords`: additional search terms, including English ones in every language. */
export const locationPaletteMessages = memberMessages({
  name: { en: 'Location', de: 'Standort', fr: 'Emplacement' },
  keywords: {
    en: 'map place gps coordinates latitude longitude where geolocation',
    de: 'Karte Ort GPS Koordinaten location map place gps coordinates latitude longitude where geolocation',
    fr: 'carte lieu localisation position GPS coordonnées latitude longitude où géolocalisation location map place gps coordinates where geolocation',
  },
  label: { en: 'Location', de: 'Standort', fr: 'Emplacement' },
});
