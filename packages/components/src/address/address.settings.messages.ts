import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of an address. */
export const addressSettingsMessages = memberMessages({
  provider: { en: 'Provider', de: 'Anbieter' },
  providers: { tfGoogle: { en: 'The search of this installation', de: 'Die Suche dieser Installation' } },
  manual: { en: 'May be typed in parts', de: 'Darf in Teilen eingetippt werden' },
  manualHint: {
    en: 'Off: only addresses that the search finds. Where there is no search they are always typed.',
    de: 'Aus: nur Adressen, die die Suche findet. Wo es keine Suche gibt, werden sie immer eingetippt.',
  },
});
