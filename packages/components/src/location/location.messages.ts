import { responderMessages } from '@tideform/i18n';

/** Texts of a place. */
export const locationMessages = responderMessages({
  search: {
    en: 'Search, or latitude and longitude',
    de: 'Suchen, oder Breite und Länge',
    ar: 'ابحث أو أدخل خط العرض وخط الطول',
  },
  example: {
    en: 'Latitude, longitude: 51.5, -0.12',
    de: 'Breite, Länge: 51.5, -0.12',
    ar: 'خط العرض، خط الطول: 51.5, -0.12',
  },
  locate: { en: 'Use my location', de: 'Meinen Standort verwenden', ar: 'استخدام موقعي' },
  locating: { en: 'Looking for your location…', de: 'Standort wird gesucht …', ar: 'جارٍ تحديد موقعك…' },
  within: { en: 'within {metres} m', de: 'auf {metres} m genau', ar: 'بدقة {metres} م' },
  map: { en: 'Map of {label}', de: 'Karte zu „{label}“', ar: 'خريطة «{label}»' },
  failed: {
    en: 'Unable to get user location: {reason}',
    de: 'Der Standort konnte nicht ermittelt werden: {reason}',
    ar: 'تعذّر تحديد موقع المستخدم: {reason}',
  },
  denied: { en: 'permission was denied', de: 'Der Zugriff wurde verweigert', ar: 'رُفض الإذن' },
  unavailable: { en: 'the device does not know it', de: 'Das Gerät kennt ihn nicht', ar: 'الجهاز لا يعرفه' },
  timeout: { en: 'it took too long', de: 'Es hat zu lange gedauert', ar: 'استغرق ذلك وقتًا طويلًا' },
});
