import { responderMessages } from '@tideform/i18n';

/** Texts of maps and of the search for places. */
export const mapsMessages = responderMessages({
  zoomIn: { en: 'Zoom in', de: 'Vergrößern', ar: 'تكبير' },
  zoomOut: { en: 'Zoom out', de: 'Verkleinern', ar: 'تصغير' },
  found: { en: 'Places found', de: 'Gefundene Orte', ar: 'الأماكن التي عُثر عليها' },
  searching: { en: 'Searching…', de: 'Wird gesucht …', ar: 'جارٍ البحث…' },
  none: { en: 'No places found.', de: 'Keine Orte gefunden.', ar: 'لم يُعثر على أي مكان.' },
  failed: {
    en: 'Couldn’t search for places.',
    de: 'Die Suche nach Orten ist fehlgeschlagen.',
    ar: 'تعذر البحث عن الأماكن.',
  },
});
