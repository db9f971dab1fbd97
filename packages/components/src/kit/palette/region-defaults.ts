const euroRegions = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const currencyByRegion: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  BR: 'BRL',
  CA: 'CAD',
  CH: 'CHF',
  CN: 'CNY',
  CZ: 'CZK',
  DK: 'DKK',
  EG: 'EGP',
  GB: 'GBP',
  HK: 'HKD',
  HU: 'HUF',
  IN: 'INR',
  JP: 'JPY',
  KR: 'KRW',
  MA: 'MAD',
  MX: 'MXN',
  NO: 'NOK',
  NZ: 'NZD',
  PL: 'PLN',
  QA: 'QAR',
  RO: 'RON',
  SA: 'SAR',
  SE: 'SEK',
  SG: 'SGD',
  TR: 'TRY',
  ZA: 'ZAR',
};

/** Regions whose phone numbers match the default input mask of form.io. */
const northAmericanRegions = ['US', 'CA', 'PR'];

/** Fictitious phone numbers in international format, keyed by region. */
const phoneExampleByRegion: Readonly<Record<string, string>> = {
  DE: '+49 30 23125 123',
  FR: '+33 1 99 00 12 34',
  IE: '+353 20 910 1234',
  AU: '+61 2 5550 1234',
};

/** Returns the region of the form's author from the browser's locale: ISO 3166. */
export function getLocaleRegion(locale: string = Intl.DateTimeFormat().resolvedOptions().locale): string {
  return new Intl.Locale(locale).maximize().region ?? 'US';
}

/** Returns the currency of a region: ISO 4217. */
export const getRegionCurrency = (region: string): string =>
  euroRegions.includes(region) ? 'EUR' : (currencyByRegion[region] ?? 'USD');

/**
 * Returns the initial settings of a phone number field. Where form.io's default mask matches the region's phone
 * numbers, nothing is changed, because a mask shows its own placeholder. Other regions get no mask, and an example as
 * the placeholder.
 */
export const getRegionPhoneSettings = (region: string): { readonly placeholder?: string; readonly inputMask?: '' } =>
  northAmericanRegions.includes(region)
    ? {}
    : { placeholder: phoneExampleByRegion[region] ?? '+44 20 7946 0123', inputMask: '' };
