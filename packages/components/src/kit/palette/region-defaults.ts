const euro = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const currencies: Readonly<Record<string, string>> = {
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

/** Where numbers are written as form.io's mask wants them. */
const northAmerica = ['US', 'CA', 'PR'];

/** Numbers that nobody has, as they are written for callers from everywhere. */
const phones: Readonly<Record<string, string>> = {
  DE: '+49 30 23125 123',
  FR: '+33 1 99 00 12 34',
  IE: '+353 20 910 1234',
  AU: '+61 2 5550 1234',
};

/** The region of whoever builds a form, as their browser has it: ISO 3166. */
export function regionOf(locale: string = Intl.DateTimeFormat().resolvedOptions().locale): string {
  return new Intl.Locale(locale).maximize().region ?? 'US';
}

/** In which people there pay: ISO 4217. */
export const currencyIn = (region: string): string => (euro.includes(region) ? 'EUR' : (currencies[region] ?? 'USD'));

/**
 * How a new question for a phone number begins: where the usual mask refuses the numbers of the country, without one and with an example.
 * A mask shows one of its own.
 */
export const phoneIn = (region: string): { readonly placeholder?: string; readonly inputMask?: '' } =>
  northAmerica.includes(region) ? {} : { placeholder: phones[region] ?? '+44 20 7946 0123', inputMask: '' };
