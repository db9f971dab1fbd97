import { expect, it } from 'vitest';
import { defaultPdfSettings, type PdfOptions, parsePdfOptions, serializePdfOptions } from './pdf-options.ts';

const parseStoredOptions = (stored: unknown) => parsePdfOptions(stored as PdfOptions);
const logo = `data:image/png;base64,${'A'.repeat(40)}`;

it('[ENG-260] uses defaults for missing options', () => {
  for (const nothing of [undefined, {}, null, 'x', [], { scale: '2', pageMargin: 'wide', orientation: 1 }])
    expect(parseStoredOptions(nothing)).toEqual(defaultPdfSettings);
});

it('[ENG-260] clamps scale and margins', () => {
  expect(parseStoredOptions({ scale: 9, pageMargin: -4 })).toMatchObject({ scale: 2, margins: { left: 0, bottom: 0 } });
  expect(parseStoredOptions({ scale: 0, pageMargin: { left: 400, top: 7 } })).toMatchObject({
    scale: 0.1,
    margins: { left: 100, right: 40, top: 7, bottom: 40 },
  });
});

it('[ENG-260] uses a page template as a whole; missing lines are empty', () => {
  const { header, footer } = parseStoredOptions({ pageTemplate: { header: { left: 'Ours', right: 5 }, footer: 'x' } });
  expect([header, footer]).toEqual([
    { left: 'Ours', right: '' },
    { left: '', right: '' },
  ]);
});

it('[ENG-260] accepts only small pictures as logo and only known symbol sets', () => {
  expect(parseStoredOptions({ pageTemplate: { logo }, cjkSymbols: 'jp' })).toMatchObject({ logo, cjkSymbols: 'jp' });
  for (const other of ['https://example.test/a.png', `data:image/svg+xml;base64,AA`, logo + 'A'.repeat(200_000), 7])
    expect(parseStoredOptions({ pageTemplate: { logo: other } })).not.toHaveProperty('logo');
  expect(parseStoredOptions({ cjkSymbols: 'xx' })).not.toHaveProperty('cjkSymbols');
});

it('stores options that can be read again, and keeps options of other programs', () => {
  const settings = {
    ...defaultPdfSettings,
    scale: 1.5,
    header: { left: 'a', right: 'b' },
    logo,
    cjkSymbols: 'kr' as const,
  };
  const stored = serializePdfOptions(settings, { theirs: 1, cjkSymbols: 'tc' } as PdfOptions);
  expect(stored).toMatchObject({ theirs: 1, pageMargin: 40, scale: 1.5 });
  expect(parsePdfOptions(stored)).toEqual(settings);
  const { logo: _logo, cjkSymbols: _symbols, ...bare } = settings;
  expect(parsePdfOptions(serializePdfOptions({ ...bare, margins: { ...bare.margins, top: 9 } }, stored))).toEqual({
    ...bare,
    margins: { ...bare.margins, top: 9 },
  });
});
