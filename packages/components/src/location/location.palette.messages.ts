import { memberMessages } from '@tideform/i18n';

/** What the palette says of a location. `words`: more that people look for it by, English ones in every language. */
export const locationPaletteMessages = memberMessages({
  name: { en: 'Location', de: 'Standort', fr: 'Emplacement' },
  keywords: {
    en: 'map place gps coordinates latitude longitude where geolocation',
    de: 'Karte Ort GPS Koordinaten location map place gps coordinates latitude longitude where geolocation',
    fr: 'carte lieu localisation position GPS coordonnées latitude longitude où géolocalisation location map place gps coordinates where geolocation',
  },
  label: { en: 'Location', de: 'Standort', fr: 'Emplacement' },
});
