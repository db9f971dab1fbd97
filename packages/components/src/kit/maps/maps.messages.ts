import { responderMessages } from '@tideform/i18n';

/** Texts of maps and of the search for places. */
export const mapsMessages = responderMessages({
  zoomIn: { en: 'Zoom in', de: 'Vergrößern', ar: 'تكبير' },
  zoomOut: { en: 'Zoom out', de: 'Verkleinern', ar: 'تصغير' },
  found: { en: 'Places found', de: 'Gefundene Orte', ar: 'الأماكن التي عُثر عليها' },
  searching: { en: 'Searching…', de: 'Wird gesucht …', ar: 'جارٍ البحث…' },
  none: { en: 'No place was found.', de: 'Kein Ort wurde gefunden.', ar: 'لم يُعثر على أي مكان.' },
  failed: {
    en: 'Places cannot be searched now.',
    de: 'Orte können jetzt nicht gesucht werden.',
    ar: 'لا يمكن البحث عن الأماكن الآن.',
  },
});
