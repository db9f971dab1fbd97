import { expect, it } from 'vitest';
import { getThumbnail } from './answer-files.ts';

it('returns a thumbnail only if it is a bitmap data URL', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo=';
  expect(getThumbnail({ thumbnail: png })).toBe(png);
  const others = [
    'https://elsewhere.example/seen.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHA+',
    'data:image/png;base64,AAAA" onerror="x',
    'javascript:void(0)',
    7,
    undefined,
  ];
  for (const thumbnail of others) expect(getThumbnail({ thumbnail })).toBeUndefined();
  expect(getThumbnail(null)).toBeUndefined();
});
