import { memberWords } from '@tideform/words';

/** What the palette says of a panel. `words`: more that people look for it by, English ones in every language. */
export const panelPaletteWords = memberWords({
  name: { en: 'Panel', de: 'Abschnitt' },
  words: { en: 'section box group page title', de: 'Kasten Gruppe Seite Titel panel section box group page title' },
  label: { en: 'Panel', de: 'Abschnitt' },
});
