import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the palette itself, and of what new components have in common. */
export const paletteMessages = memberMessages({
  groups: {
    basic: { en: 'Basic', de: 'Grundlegend' },
    choice: { en: 'Choice', de: 'Auswahl' },
    dates: { en: 'Date and time', de: 'Datum und Uhrzeit' },
    media: { en: 'Media', de: 'Medien' },
    data: { en: 'Data', de: 'Daten' },
    layout: { en: 'Layout', de: 'Layout' },
  },
  option: { en: 'Option {number}', de: 'Option {number}' },
});

export type PaletteMessages = MessagesOf<typeof paletteMessages>;
