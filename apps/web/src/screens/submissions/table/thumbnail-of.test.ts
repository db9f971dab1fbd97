import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail-of.ts';

it('shows the small picture of a file, and nothing else that stands there', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  expect(thumbnailOf({ thumbnail: png })).toBe(png);
  const others = [
    'https://elsewhere.example/seen.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    'data:image/png;base64,AAAA" onerror="x',
    'javascript:void(0)',
    7,
    undefined,
  ];
  for (const thumbnail of others) expect(thumbnailOf({ thumbnail })).toBeUndefined();
  expect(thumbnailOf(null)).toBeUndefined();
});
