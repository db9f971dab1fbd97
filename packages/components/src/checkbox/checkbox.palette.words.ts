import { memberWords } from '@tideform/words';

/** What the palette says of a checkbox. `words`: more that people look for it by, English ones in every language. */
export const checkboxPaletteWords = memberWords({
  name: { en: 'Checkbox', de: 'Kontroll­kästchen' },
  words: {
    en: 'tick yes no agree confirm boolean',
    de: 'Kontrollkästchen Häkchen Haken ankreuzen Ja Nein zustimmen bestätigen checkbox tick yes no agree confirm boolean',
  },
  label: { en: 'Checkbox', de: 'Kontrollkästchen' },
});
