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
  latitude: { en: 'Default location: latitude', de: 'Ausgangsort: Breitengrad' },
  longitude: { en: 'Default location: longitude', de: 'Ausgangsort: Längengrad' },
  defaultHint: {
    en: 'Where the map is before anybody has answered.',
    de: 'Wo die Karte ist, bevor jemand geantwortet hat.',
  },
  zoom: { en: 'Zoom at first', de: 'Zoomstufe am Anfang' },
  height: { en: 'Height in pixels', de: 'Höhe in Pixeln' },
});
