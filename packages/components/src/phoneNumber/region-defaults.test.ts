import { expect, it } from 'vitest';
import { getLocaleRegion, getRegionCurrency, getRegionPhoneSettings } from '../kit/palette/region-defaults.ts';
import { createMaskExample } from '../kit/rules/input-mask.ts';
import { phoneNumber } from './phoneNumber.ts';

it("returns a locale's region, and the region's currency", () => {
  expect(['de', 'de-AT', 'en-GB', 'en', 'ar-EG'].map((locale) => getLocaleRegion(locale))).toEqual([
    'DE',
    'AT',
    'GB',
    'US',
    'EG',
  ]);
  expect(['DE', 'GB', 'US', 'CH', 'ZZ'].map(getRegionCurrency)).toEqual(['EUR', 'GBP', 'USD', 'CHF', 'USD']);
});

it.each(['US', 'GB', 'DE', 'FR', 'EG'])('has an example number for %s that a new field accepts', (region) => {
  const props = phoneNumber.props.parse(getRegionPhoneSettings(region));
  expect(phoneNumber.check(props.placeholder || createMaskExample(props.inputMask), props)).toEqual([]);
});

it("accepts local numbers that form.io's default mask would reject", () => {
  expect(phoneNumber.check('030 23125 123', phoneNumber.props.parse(getRegionPhoneSettings('DE')))).toEqual([]);
  expect(phoneNumber.check('030 23125 123', phoneNumber.props.parse(getRegionPhoneSettings('US')))).toHaveLength(1);
});
