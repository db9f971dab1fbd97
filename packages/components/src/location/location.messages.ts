import { responderMessages } from '@tideform/i18n';

/** Messages of a location field. */
export const locationMessages = responderMessages({
  search: {
    en: 'Search for a place, or enter latitude and longitude',
    de: 'Ort suchen oder Breiten- und Längengrad eingeben',
    ar: 'ابحث عن مكان أو أدخل خط العرض وخط الطول',
    fr: 'Recherchez un lieu ou entrez une latitude et une longitude',
  },
  example: {
    en: 'Latitude, longitude: 51.5, -0.12',
    de: 'Breitengrad, Längengrad: 51.5, -0.12',
    ar: 'خط العرض، خط الطول: 51.5, -0.12',
    fr: 'Latitude, longitude : 51.5, -0.12',
  },
  locate: { en: 'Use my location', de: 'Meinen Standort verwenden', ar: 'استخدام موقعي', fr: 'Utiliser ma position' },
  locating: {
    en: 'Getting your location…',
    de: 'Ihr Standort wird ermittelt …',
    ar: 'جارٍ تحديد موقعك…',
    fr: 'Recherche de votre position…',
  },
  within: {
    en: 'accurate to {metres} m',
    de: 'auf {metres} m genau',
    ar: 'بدقة {metres} م',
    fr: 'précision de {metres} m',
  },
  map: { en: 'Map of {label}', de: 'Karte zu „{label}“', ar: 'خريطة «{label}»', fr: 'Carte pour « {label} »' },
  failed: {
    en: 'Unable to get user location: {reason}',
    de: 'Der Standort konnte nicht ermittelt werden: {reason}',
    ar: 'تعذّر تحديد موقع المستخدم: {reason}',
    fr: 'Impossible de déterminer votre position : {reason}',
  },
  denied: {
    en: 'permission was denied',
    de: 'Der Zugriff wurde verweigert',
    ar: 'رُفض الإذن',
    fr: 'l’autorisation a été refusée',
  },
  unavailable: {
    en: 'the device can’t determine it',
    de: 'Das Gerät kann ihn nicht ermitteln',
    ar: 'تعذّر على الجهاز تحديده',
    fr: 'l’appareil ne parvient pas à la déterminer',
  },
  timeout: {
    en: 'it took too long',
    de: 'Es hat zu lange gedauert',
    ar: 'استغرق ذلك وقتًا طويلًا',
    fr: 'l’opération a pris trop de temps',
  },
});
