import { responderMessages } from '@tideform/i18n';

/** Messages of an address. */
export const addressMessages = responderMessages({
  parts: {
    address1: { en: 'Address 1', de: 'Adresszeile 1', ar: 'العنوان 1', fr: 'Adresse 1' },
    address2: { en: 'Address 2', de: 'Adresszeile 2', ar: 'العنوان 2', fr: 'Adresse 2' },
    city: { en: 'City', de: 'Ort', ar: 'المدينة', fr: 'Ville' },
    state: { en: 'State', de: 'Bundesland', ar: 'الولاية', fr: 'Région' },
    zip: { en: 'ZIP code', de: 'Postleitzahl', ar: 'الرمز البريدي', fr: 'Code postal' },
    country: { en: 'Country', de: 'Land', ar: 'البلد', fr: 'Pays' },
  },
  search: { en: 'Search for an address', de: 'Adresse suchen', ar: 'البحث عن عنوان', fr: 'Rechercher une adresse' },
  byHand: {
    en: 'Enter the address manually',
    de: 'Adresse manuell eingeben',
    ar: 'إدخال العنوان يدويًا',
    fr: 'Entrer l’adresse manuellement',
  },
});
