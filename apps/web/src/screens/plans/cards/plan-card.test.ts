import { expect, it } from 'vitest';
import { formatPrice, getMonthlyPrice, getPlanMove, listIncluded } from './plan-card.ts';

it('lists what each plan adds to the previous one', () => {
  expect(listIncluded('free')).toEqual(['fields', 'offline', 'pdf', 'share']);
  expect(listIncluded('paid1')).toEqual(['free', 'pdf_templates', 'custom_css', 'submission_number']);
  expect(listIncluded('paid2')).toEqual(['paid1', 'kiosk', 'preview_data_sources']);
});

it('formats prices in the reader’s locale, whole amounts without cents', () => {
  expect(formatPrice(1000, 'eur', 'en-GB')).toBe('€1,000');
  expect(formatPrice(getMonthlyPrice('paid1', 'eur'), 'eur', 'en-GB')).toBe('€83.33');
  expect(formatPrice(1500, 'aud', 'en-AU')).toBe('$1,500');
  expect(formatPrice(3000, 'usd', 'de').replace(/\s/u, ' ')).toBe('3.000 $');
});

it('offers a subscription to a team without one, and a change to a team with one', () => {
  expect(getPlanMove('free', 'free')).toBe('none');
  expect(getPlanMove('paid1', 'free')).toBe('subscribe');
  expect(getPlanMove('paid2', 'paid1')).toBe('update');
  expect(getPlanMove('free', 'paid2')).toBe('end');
  expect(getPlanMove('paid1', 'enterprise')).toBe('update');
});
