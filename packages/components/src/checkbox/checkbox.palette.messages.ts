import { memberMessages } from '@tideform/i18n';

/** Palette entry of a checkbox. `keywords`: additional search terms, including English ones in every language. */
export const checkboxPaletteMessages = memberMessages({
  name: { en: 'Checkbox', de: 'Kontroll­kästchen', fr: 'Case à cocher' },
  keywords: {
    en: 'tick yes no agree confirm boolean',
    de: 'Kontrollkästchen Häkchen Haken ankreuzen Ja Nein zustimmen bestätigen checkbox tick yes no agree confirm boolean',
    fr: 'cocher coche oui non accepter accord confirmer booléen checkbox tick yes no agree confirm boolean',
  },
  label: { en: 'Checkbox', de: 'Kontrollkästchen', fr: 'Case à cocher' },
});
