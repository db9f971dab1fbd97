import { expect, it } from 'vitest';
import { currencyIn, phoneIn, regionOf } from '../kit/palette/region-defaults.ts';
import { exampleOf } from '../kit/rules/input-mask.ts';
import { phoneNumber } from './phoneNumber.ts';

it('knows the region of a locale, and what it pays in', () => {
  expect(['de', 'de-AT', 'en-GB', 'en', 'ar-EG'].map((locale) => regionOf(locale))).toEqual([
    'DE',
    'AT',
    'GB',
    'US',
    'EG',
  ]);
  expect(['DE', 'GB', 'US', 'CH', 'ZZ'].map(currencyIn)).toEqual(['EUR', 'GBP', 'USD', 'CHF', 'USD']);
});

it.each(['US', 'GB', 'DE', 'FR', 'EG'])('shows in %s an example that the new question takes', (region) => {
  const props = phoneNumber.props.parse(phoneIn(region));
  expect(phoneNumber.check(props.placeholder || exampleOf(props.inputMask), props)).toEqual([]);
});

it('takes the numbers of a country as they are written there, where the usual mask would not', () => {
  expect(phoneNumber.check('030 23125 123', phoneNumber.props.parse(phoneIn('DE')))).toEqual([]);
  expect(phoneNumber.check('030 23125 123', phoneNumber.props.parse(phoneIn('US')))).toHaveLength(1);
});
