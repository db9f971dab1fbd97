import type { PrintDocument } from '@tideform/engine';
import { expect, it } from 'vitest';
import { drawnPdf } from '../testing/index.ts';
import { languageOfLetters, planScripts } from './scripts.ts';

const paper = (words: string, more: Partial<PrintDocument> = {}): PrintDocument => ({
  ...{ title: 'Report', language: 'en', direction: 'ltr' },
  blocks: [{ kind: 'pair', label: 'Said', value: words }],
  ...more,
});
const fontsOf = (words: string, language = 'en', symbols?: 'sc' | 'tc' | 'jp' | 'kr') =>
  planScripts(paper(words, { language }), symbols).map(([, font]) => font);
const words = (text: string) => text.replace(/[\u200E\u200F\u202A-\u202E]/g, '').replace(/\s+/g, ' ');

it('asks for the fonts of the scripts that a document has, and for no other', () => {
  expect(fontsOf('Zürich, Αθήνα, Москва: 12 €')).toEqual([]);
  expect(fontsOf('مرحبا')).toEqual(['Arabic']);
  expect(fontsOf('שלום, สวัสดี, नमस्ते')).toEqual(['Hebrew', 'Thai', 'Devanagari']);
});

it('writes ideographs as the form says, else as the text or its reader has them', () => {
  expect(fontsOf('直す')).toEqual(['JP']);
  expect(fontsOf('直')).toEqual(['SC']);
  expect(fontsOf('直', 'zh-TW')).toEqual(['TC']);
  expect(fontsOf('直', 'ja')).toEqual(['JP']);
  expect(fontsOf('直', 'ja', 'tc')).toEqual(['TC']);
  expect(fontsOf('한국 直')).toEqual(['KR', 'SC']);
  expect(fontsOf('한국 直', 'ko-KR')).toEqual(['KR', 'KR']);
});

it('knows the language of those who wrote a document by its letters', () => {
  expect(languageOfLetters(paper('A few words'))).toBe('en');
  expect(languageOfLetters(paper('تقرير الفحص الأسبوعي للموقع', { title: 'تقرير' }))).toBe('ar');
  expect(languageOfLetters(paper('דוח שבועי של האתר כולו', { title: 'דוח' }))).toBe('he');
  expect(languageOfLetters(paper('現場の点検をしました', { title: '報告' }))).toBe('ja');
  expect(languageOfLetters(paper('تقرير الفحص', { title: 'تقرير', language: 'ar-EG' }))).toBe('ar-EG');
});

it('shapes Arabic, orders it from the right with numbers and Latin names in it, and can be read out again', async () => {
  const said = 'فحص الموقع رقم 46 في Canal Street (اليوم).';
  const pdf = await drawnPdf(paper(said, { title: 'تقرير الفحص الأسبوعي', language: 'ar', direction: 'rtl' }));
  const text = words(pdf.pages().join());
  for (const part of ['تقرير الفحص الأسبوعي', 'فحص الموقع رقم', '46', 'Canal Street']) expect(text).toContain(part);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  expect(pdf.fonts()).toMatch(/NotoSansArabic/);
});

it('writes each script with letters of its own, in one line and in bold too', async () => {
  const said = 'שלום עולם · สวัสดีชาวโลก · नमस्ते दुनिया · 你好世界 · 안녕 세계 · 46 mph';
  const pdf = await drawnPdf(
    paper(said, {
      blocks: [
        { kind: 'heading', level: 2, text: said },
        { kind: 'text', text: said },
      ],
    }),
  );
  const text = words(pdf.pages().join());
  for (const part of ['שלום עולם', 'สวัสดีชาวโลก', '你好世界', '안녕 세계', '46 mph']) expect(text).toContain(part);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
});

it('takes ideographs that its font does not have from another one', async () => {
  const pdf = await drawnPdf(paper('現場の点検 · 每周现场检查'));
  expect(pdf.fonts()).toMatch(/NotoSansJP[\s\S]*NotoSansSC|NotoSansSC[\s\S]*NotoSansJP/);
  expect(words(pdf.pages().join())).toContain('現場の点検 · 每周现场检查');
  expect((await drawnPdf(paper('現場の点検'))).fonts()).not.toMatch(/NotoSansSC/);
});

it('keeps words together that a blank of that kind stands between', async () => {
  const amount = '1\u00A0234\u00A0567,50\u00A0€';
  const pages = (await drawnPdf(paper(`${'word '.repeat(17)}${amount} `.repeat(6)))).pages().join();
  expect(pages.match(/1[ \u00A0]234[ \u00A0]567,50[ \u00A0]€/g)).toHaveLength(6);
});

it('breaks Thai between its words, and an ideograph from the next', async () => {
  const thai = 'สวัสดีชาวโลกวันนี้อากาศดีมาก'.repeat(8);
  const pages = (await drawnPdf(paper(`${thai}\n${'你好世界'.repeat(60)}`))).pages().join();
  const lines = pages.split('\n').filter((line) => /[\u0E00-\u0E7F\u4E00-\u9FFF]/.test(line));
  expect(lines.length).toBeGreaterThan(5);
});
