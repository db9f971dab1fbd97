import { responderMessages } from '@tideform/i18n';

/** Texts of a place. */
export const locationMessages = responderMessages({
  search: {
    en: 'Search for a place, or enter latitude and longitude',
    de: 'Ort suchen oder Breiten- und Längengrad eingeben',
    ar: 'ابحث عن مكان أو أدخل خط العرض وخط الطول',
  },
  example: {
    en: 'Latitude, longitude: 51.5, -0.12',
    de: 'Breitengrad, Längengrad: 51.5, -0.12',
    ar: 'خط العرض، خط الطول: 51.5, -0.12',
  },
  locate: { en: 'Use my location', de: 'Meinen Standort verwenden', ar: 'استخدام موقعي' },
  locating: { en: 'Getting your location…', de: 'Ihr Standort wird ermittelt …', ar: 'جارٍ تحديد موقعك…' },
  within: { en: 'accurate to {metres} m', de: 'auf {metres} m genau', ar: 'بدقة {metres} م' },
  map: { en: 'Map of {label}', de: 'Karte zu „{label}“', ar: 'خريطة «{label}»' },
  failed: {
    en: 'Unable to get user location: {reason}',
    de: 'Der Standort konnte nicht ermittelt werden: {reason}',
    ar: 'تعذّر تحديد موقع المستخدم: {reason}',
  },
  denied: { en: 'permission was denied', de: 'Der Zugriff wurde verweigert', ar: 'رُفض الإذن' },
  unavailable: {
    en: 'the device can’t determine it',
    de: 'Das Gerät kann ihn nicht ermitteln',
    ar: 'تعذّر على الجهاز تحديده',
  },
  timeout: { en: 'it took too long', de: 'Es hat zu lange gedauert', ar: 'استغرق ذلك وقتًا طويلًا' },
});
