import { expect, it } from 'vitest';
import { formatPrice, getMonthlyPrice, getPlanButtonAction, listIncludedFeatures } from './plan-card.ts';

it('lists what each plan adds to the previous one', () => {
  expect(listIncludedFeatures('free')).toEqual(['fields', 'offline', 'pdf', 'share']);
  expect(listIncludedFeatures('paid1')).toEqual(['free', 'pdf_templates', 'custom_css', 'submission_number']);
  expect(listIncludedFeatures('paid2')).toEqual(['paid1', 'kiosk', 'preview_data_sources']);
});

it('formats prices in the reader’s locale, whole amounts without cents', () => {
  expect(formatPrice(1000, 'eur', 'en-GB')).toBe('€1,000');
  expect(formatPrice(getMonthlyPrice('paid1', 'eur'), 'eur', 'en-GB')).toBe('€83.33');
  expect(formatPrice(1500, 'aud', 'en-AU')).toBe('$1,500');
  expect(formatPrice(3000, 'usd', 'de').replace(/\s/u, ' ')).toBe('3.000 $');
});

it('offers a subscription to a team without one, and a change to a team with one', () => {
  expect(getPlanButtonAction('free', 'free')).toBe('none');
  expect(getPlanButtonAction('paid1', 'free')).toBe('subscribe');
  expect(getPlanButtonAction('paid2', 'paid1')).toBe('update');
  expect(getPlanButtonAction('free', 'paid2')).toBe('end');
  expect(getPlanButtonAction('paid1', 'enterprise')).toBe('update');
});
