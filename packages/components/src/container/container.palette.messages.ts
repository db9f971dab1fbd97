import { memberMessages } from '@tideform/i18n';

/** What the palette says of a container. `words`: more that people look for it by, English ones in every language. */
export const containerPaletteMessages = memberMessages({
  name: { en: 'Container', de: 'Container', fr: 'Conteneur' },
  keywords: {
    en: 'group object nested data',
    de: 'Gruppe Objekt verschachtelt Daten Behälter container group object nested data',
    fr: 'groupe objet imbriqué données container group object nested data',
  },
  label: { en: 'Container', de: 'Container', fr: 'Conteneur' },
});
