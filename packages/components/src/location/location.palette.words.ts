import { memberWords } from '@tideform/words';

/** What the palette says of a location. `words`: more that people look for it by, English ones in every language. */
export const locationPaletteWords = memberWords({
  name: { en: 'Location', de: 'Standort' },
  words: {
    en: 'map place gps coordinates latitude longitude where geolocation',
    de: 'Karte Ort GPS Koordinaten location map place gps coordinates latitude longitude where geolocation',
  },
  label: { en: 'Location', de: 'Standort' },
});
