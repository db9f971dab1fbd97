import type { PrintDocument } from '@tideform/engine';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { openTypeface } from '../pdf/typeface.ts';
import { renderTestPdf, testFonts } from '../testing/index.ts';
import { planScripts, planSymbols, type SymbolFont, symbolFonts } from './scripts.ts';

const createDocument = (words: string, more: Partial<PrintDocument> = {}): PrintDocument => ({
  ...{ title: 'Report', language: 'en', direction: 'ltr' },
  blocks: [{ kind: 'pair', label: 'Checked', value: words }],
  ...more,
});
const listPlannedFonts = (text: string) => planSymbols(text).map(([, font]) => font);
const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ');

describe('symbols that the text fonts lack', () => {
  it.each<[string, SymbolFont[]]>([
    ['Zürich: 12 € © ™ ½ − “quoted” …', []],
    ['\u0645\u0631\u062d\u0628\u0627 直', []],
    ['✅ ❌', ['Emoji']],
    ['❤️ 1️⃣ 🇩🇪 👩🏽‍🔧', ['Emoji']],
    ['a → b, x ≤ 3', ['Math']],
    ['✓ ✗ ☐ ★★☆ ■ ➜', ['Symbols2']],
    ['① ② ❶', ['Symbols']],
    ['♥ ☎ ✔ ☑', ['Symbols2']],
    ['👍 → ✓', ['Emoji', 'Math', 'Symbols2']],
  ])('%s needs %j', (text, fonts) => {
    expect(listPlannedFonts(text)).toEqual(fonts);
    expect(planScripts(createDocument(text), undefined).map(([, font]) => font)).toEqual(expect.arrayContaining(fonts));
  });

  it('use fonts that contain them, but never for characters that the text fonts contain', async () => {
    const doc = new PDFDocument();
    const text = openTypeface(doc, 'regular', testFonts.regular);
    for (const name of symbolFonts) {
      const font = openTypeface(doc, name, (await testFonts.loadScriptFont?.(name))!);
      const wrong: string[] = [];
      for (let code = 0x20; code < 0x1_fb00; code += 1) {
        if (code >= 0x3000 && code < 0x1_d400) continue;
        const letter = String.fromCodePoint(code);
        if (/[\p{Cn}\p{Cs}]/u.test(letter) || !listPlannedFonts(letter).includes(name)) continue;
        if (!font.has(letter) || text.has(letter)) wrong.push(code.toString(16));
      }
      expect([name, wrong]).toEqual([name, []]);
    }
  });
});

it('draws emoji, arrows, ticks and stars with glyphs of their own, and keeps the text extractable', async () => {
  const text = 'Safe ✅ not safe ❌ → risk ≤ 3 ✓ ★★☆ ① done';
  const pdf = await renderTestPdf(createDocument(text));
  expect(normalizeSpaces(pdf.pages().join())).toContain(text);
  expect(pdf.fonts()).toMatch(/NotoEmoji/);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
});

it('draws one glyph for an emoji sequence, and no glyph for a variation selector', async () => {
  const widthOf = async (text: string) => {
    const [first, last] = (await renderTestPdf(createDocument(`(${text})`)))
      .words()
      .filter(({ text }) => /[()]/.test(text));
    return Math.round(((last ?? first)!.right - first!.left) * 10) / 10;
  };
  const one = await widthOf('✅');
  for (const sequence of ['👩🏽‍🔧', '👨‍👩‍👧', '🇩🇪', '1️⃣', '❤️', '👍🏽']) expect(await widthOf(sequence)).toBe(one);
  expect(await widthOf('a\uFE0F')).toBe(await widthOf('a'));
  expect(await widthOf('✓\uFE0F')).toBe(await widthOf('✓'));
});

it('keeps the order of symbols in right-to-left text', async () => {
  const pdf = await renderTestPdf(createDocument('مرحبا ✅❌ مرحبا', { language: 'ar', direction: 'rtl' }));
  expect(normalizeSpaces(pdf.pages().join())).toMatch(/✅❌/);
});

it('breaks long runs of emoji only between emoji', async () => {
  const pages = (await renderTestPdf(createDocument('👩🏽‍🔧'.repeat(120)))).pages().join();
  expect(pages.match(/👩🏽‍🔧/gu)).toHaveLength(120);
});
