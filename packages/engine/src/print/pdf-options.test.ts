import { expect, it } from 'vitest';
import { defaultPdfSettings, type PdfOptions, readPdfOptions, storePdfOptions } from './pdf-options.ts';

const read = (stored: unknown) => readPdfOptions(stored as PdfOptions);
const logo = `data:image/png;base64,${'A'.repeat(40)}`;

it('[ENG-260] takes the defaults where nothing is stored', () => {
  for (const nothing of [undefined, {}, null, 'x', [], { scale: '2', pageMargin: 'wide', orientation: 1 }])
    expect(read(nothing)).toEqual(defaultPdfSettings);
});

it('[ENG-260] brings scale and margins into their ranges', () => {
  expect(read({ scale: 9, pageMargin: -4 })).toMatchObject({ scale: 2, margins: { left: 0, bottom: 0 } });
  expect(read({ scale: 0, pageMargin: { left: 400, top: 7 } })).toMatchObject({
    scale: 0.1,
    margins: { left: 100, right: 40, top: 7, bottom: 40 },
  });
});

it('[ENG-260] takes a template of a page as a whole: a line that it leaves out is empty', () => {
  const { header, footer } = read({ pageTemplate: { header: { left: 'Ours', right: 5 }, footer: 'x' } });
  expect([header, footer]).toEqual([
    { left: 'Ours', right: '' },
    { left: '', right: '' },
  ]);
});

it('[ENG-260] takes a logo that is a picture and small, and symbols that it knows', () => {
  expect(read({ pageTemplate: { logo }, cjkSymbols: 'jp' })).toMatchObject({ logo, cjkSymbols: 'jp' });
  for (const other of ['https://example.test/a.png', `data:image/svg+xml;base64,AA`, logo + 'A'.repeat(200_000), 7])
    expect(read({ pageTemplate: { logo: other } })).not.toHaveProperty('logo');
  expect(read({ cjkSymbols: 'xx' })).not.toHaveProperty('cjkSymbols');
});

it('stores what is read from it again, and keeps what other programs have there', () => {
  const settings = {
    ...defaultPdfSettings,
    scale: 1.5,
    header: { left: 'a', right: 'b' },
    logo,
    cjkSymbols: 'kr' as const,
  };
  const stored = storePdfOptions(settings, { theirs: 1, cjkSymbols: 'tc' } as PdfOptions);
  expect(stored).toMatchObject({ theirs: 1, pageMargin: 40, scale: 1.5 });
  expect(readPdfOptions(stored)).toEqual(settings);
  const { logo: _logo, cjkSymbols: _symbols, ...bare } = settings;
  expect(readPdfOptions(storePdfOptions({ ...bare, margins: { ...bare.margins, top: 9 } }, stored))).toEqual({
    ...bare,
    margins: { ...bare.margins, top: 9 },
  });
});
