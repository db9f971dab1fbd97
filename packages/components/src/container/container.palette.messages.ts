import { memberMessages } from '@tideform/i18n';

/** Palette entry of a container. `keywords`: additional search terms, including English ones in every language. */
export const containerPaletteMessages = memberMessages({
  name: { en: 'Container', de: 'Container', fr: 'Conteneur' },
  keywords: {
    en: 'group object nested data',
    de: 'Gruppe Objekt verschachtelt Daten Behälter container group object nested data',
    fr: 'groupe objet imbriqué données container group object nested data',
  },
  label: { en: 'Container', de: 'Container', fr: 'Conteneur' },
});
