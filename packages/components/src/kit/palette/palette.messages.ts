import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the component palette, and messages shared by new components. */
export const paletteMessages = memberMessages({
  groups: {
    basic: { en: 'Basic', de: 'Grundlegend', fr: 'De base' },
    choice: { en: 'Choice', de: 'Auswahl', fr: 'Choix' },
    dates: { en: 'Date and time', de: 'Datum und Uhrzeit', fr: 'Date et heure' },
    media: { en: 'Media', de: 'Medien', fr: 'Médias' },
    data: { en: 'Data', de: 'Daten', fr: 'Données' },
    layout: { en: 'Layout', de: 'Layout', fr: 'Disposition' },
  },
  option: { en: 'Option {number}', de: 'Option {number}', fr: 'Option {number}' },
});

export type PaletteMessages = MessagesOf<typeof paletteMessages>;
