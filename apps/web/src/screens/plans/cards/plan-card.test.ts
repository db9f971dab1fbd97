import { expect, it } from 'vitest';
import { includedIn, monthOfYear, moveTo, wordPrice } from './plan-card.ts';

it('lists what each plan adds to the one before', () => {
  expect(includedIn('free')).toEqual(['fields', 'offline', 'pdf', 'share']);
  expect(includedIn('paid1')).toEqual(['free', 'pdf_templates', 'custom_css', 'submission_number']);
  expect(includedIn('paid2')).toEqual(['paid1', 'kiosk', 'preview_data_sources']);
});

it('words prices as the reader does, whole ones without cents', () => {
  expect(wordPrice(1000, 'eur', 'en-GB')).toBe('€1,000');
  expect(wordPrice(monthOfYear('paid1', 'eur'), 'eur', 'en-GB')).toBe('€83.33');
  expect(wordPrice(1500, 'aud', 'en-AU')).toBe('$1,500');
  expect(wordPrice(3000, 'usd', 'de').replace(/\s/u, ' ')).toBe('3.000 $');
});

it('offers a subscription to who has none, and a change to who has one', () => {
  expect(moveTo('free', 'free')).toBe('none');
  expect(moveTo('paid1', 'free')).toBe('subscribe');
  expect(moveTo('paid2', 'paid1')).toBe('update');
  expect(moveTo('free', 'paid2')).toBe('end');
  expect(moveTo('paid1', 'enterprise')).toBe('update');
});
