import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a location. */
export const locationSettingsMessages = memberMessages({
  mapType: { en: 'Map type', de: 'Kartentyp' },
  types: {
    roadmap: { en: 'Roads', de: 'Straßen' },
    satellite: { en: 'Satellite', de: 'Satellit' },
    hybrid: { en: 'Satellite with roads', de: 'Satellit mit Straßen' },
    terrain: { en: 'Terrain', de: 'Gelände' },
  },
  latitude: { en: 'Default latitude', de: 'Standardbreitengrad' },
  longitude: { en: 'Default longitude', de: 'Standardlängengrad' },
  defaultHint: {
    en: 'The place the map shows before someone answers.',
    de: 'Der Ort, den die Karte vor der Beantwortung zeigt.',
  },
  zoom: { en: 'Initial zoom level', de: 'Anfängliche Zoomstufe' },
  height: { en: 'Height in pixels', de: 'Höhe in Pixeln' },
});
