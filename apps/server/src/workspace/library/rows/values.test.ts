import { describe, expect, it } from 'vitest';
import type { Column } from '../item.ts';
import { normalizeValue } from './values.ts';

const column = (kind: string, kindSettings: object = {}) => ({ name: 'Site', kind, kindSettings }) as unknown as Column;

const accepted: [kind: string, given: unknown, kept: unknown, settings?: object][] = [
  ['text', 'x'.repeat(255), 'x'.repeat(255)],
  ['text', 'x'.repeat(256), 'x'.repeat(256), { allowMultipleLines: true }],
  ['number', -1.5, -1.5],
  ['boolean', false, false],
  ['choice', 'North', 'North'],
  ['lookup', '12', 12],
  ['personOrGroup', 7, 7],
  [
    'hyperlinkOrPicture',
    { Url: 'https://example.org', Description: 'Site' },
    { Url: 'https://example.org', Description: 'Site' },
  ],
  [
    'hyperlinkOrPicture',
    { Url: 'mailto:a@example.org' },
    { Url: 'mailto:a@example.org', Description: 'mailto:a@example.org' },
  ],
];

const refused: [kind: string, given: unknown][] = [
  ['text', 'x'.repeat(256)],
  ['text', 5],
  ['number', Number.NaN],
  ['number', '5'],
  ['boolean', 'true'],
  ['choice', 'x'.repeat(256)],
  ['lookup', 0],
  ['lookup', '1.5'],
  ['personOrGroup', 2 ** 31],
  ['hyperlinkOrPicture', 'https://example.org'],
  ['hyperlinkOrPicture', { Url: 5 }],
  ['hyperlinkOrPicture', { Url: 'https://example.org', Description: 5 }],
  ['hyperlinkOrPicture', { Url: 'javascript:alert(1)' }],
  ['hyperlinkOrPicture', { Url: `https://example.org/${'x'.repeat(255)}` }],
];

describe('column values', () => {
  it.each(accepted)('of type %s accept %j', (kind, input, normalized, settings) => {
    expect(normalizeValue(column(kind, settings), input)).toEqual(normalized);
  });

  it.each(refused)('of type %s refuse %j', (kind, input) => {
    expect(() => normalizeValue(column(kind), input)).toThrow("The value of field 'Site' is not valid");
  });
});
