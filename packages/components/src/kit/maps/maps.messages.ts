import { responderMessages } from '@tideform/i18n';

/** Messages of maps and of the place search. */
export const mapsMessages = responderMessages({
  zoomIn: { en: 'Zoom in', de: 'Vergrößern', ar: 'تكبير', fr: 'Zoom avant' },
  zoomOut: { en: 'Zoom out', de: 'Verkleinern', ar: 'تصغير', fr: 'Zoom arrière' },
  found: { en: 'Places found', de: 'Gefundene Orte', ar: 'الأماكن التي عُثر عليها', fr: 'Lieux trouvés' },
  searching: { en: 'Searching…', de: 'Wird gesucht …', ar: 'جارٍ البحث…', fr: 'Recherche en cours…' },
  none: { en: 'No places found.', de: 'Keine Orte gefunden.', ar: 'لم يُعثر على أي مكان.', fr: 'Aucun lieu trouvé.' },
  failed: {
    en: 'Couldn’t search for places. Check your connection and try again.',
    de: 'Die Suche nach Orten ist fehlgeschlagen. Überprüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
    ar: 'تعذر البحث عن الأماكن. تحقق من اتصالك وحاول مرة أخرى.',
    fr: 'Impossible de rechercher des lieux. Vérifiez votre connexion et réessayez.',
  },
});
