import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a location. */
export const locationSettingsMessages = memberMessages({
  mapType: { en: 'Map type', de: 'Kartentyp', fr: 'Type de carte' },
  types: {
    roadmap: { en: 'Roads', de: 'Straßen', fr: 'Routes' },
    satellite: { en: 'Satellite', de: 'Satellit', fr: 'Satellite' },
    hybrid: { en: 'Satellite with roads', de: 'Satellit mit Straßen', fr: 'Satellite avec routes' },
    terrain: { en: 'Terrain', de: 'Gelände', fr: 'Relief' },
  },
  latitude: { en: 'Default latitude', de: 'Standardbreitengrad', fr: 'Latitude par défaut' },
  longitude: { en: 'Default longitude', de: 'Standardlängengrad', fr: 'Longitude par défaut' },
  defaultHint: {
    en: 'The place the map shows before someone answers.',
    de: 'Der Ort, den die Karte vor der Beantwortung zeigt.',
    fr: 'Lieu affiché sur la carte avant toute réponse.',
  },
  zoom: { en: 'Initial zoom level', de: 'Anfängliche Zoomstufe', fr: 'Niveau de zoom initial' },
  height: { en: 'Height in pixels', de: 'Höhe in Pixeln', fr: 'Hauteur en pixels' },
});
