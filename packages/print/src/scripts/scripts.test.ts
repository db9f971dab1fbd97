import type { PrintDocument } from '@tideform/engine';
import { expect, it } from 'vitest';
import { renderTestPdf } from '../testing/index.ts';
import { detectLanguage, planScripts } from './scripts.ts';

const createDocument = (words: string, more: Partial<PrintDocument> = {}): PrintDocument => ({
  ...{ title: 'Report', language: 'en', direction: 'ltr' },
  blocks: [{ kind: 'pair', label: 'Said', value: words }],
  ...more,
});
const listPlannedFonts = (words: string, language = 'en', symbols?: 'sc' | 'tc' | 'jp' | 'kr') =>
  planScripts(createDocument(words, { language }), symbols).map(([, font]) => font);
const normalizeText = (text: string) => text.replace(/[\u200E\u200F\u202A-\u202E]/g, '').replace(/\s+/g, ' ');

it('requests fonts only for scripts in the document', () => {
  expect(listPlannedFonts('Zürich, Αθήνα, Москва: 12 €')).toEqual([]);
  expect(listPlannedFonts('مرحبا')).toEqual(['Arabic']);
  expect(listPlannedFonts('שלום, สวัสดี, नमस्ते')).toEqual(['Hebrew', 'Thai', 'Devanagari']);
});

it("chooses the ideograph font from the form's setting, the text, or the language", () => {
  expect(listPlannedFonts('直す')).toEqual(['JP']);
  expect(listPlannedFonts('直')).toEqual(['SC']);
  expect(listPlannedFonts('直', 'zh-TW')).toEqual(['TC']);
  expect(listPlannedFonts('直', 'ja')).toEqual(['JP']);
  expect(listPlannedFonts('直', 'ja', 'tc')).toEqual(['TC']);
  expect(listPlannedFonts('한국 直')).toEqual(['KR', 'SC']);
  expect(listPlannedFonts('한국 直', 'ko-KR')).toEqual(['KR', 'KR']);
});

it('detects the language of a document by its characters', () => {
  expect(detectLanguage(createDocument('A few words'))).toBe('en');
  expect(detectLanguage(createDocument('تقرير الفحص الأسبوعي للموقع', { title: 'تقرير' }))).toBe('ar');
  expect(detectLanguage(createDocument('דוח שבועי של האתר כולו', { title: 'דוח' }))).toBe('he');
  expect(detectLanguage(createDocument('現場の点検をしました', { title: '報告' }))).toBe('ja');
  expect(detectLanguage(createDocument('تقرير الفحص', { title: 'تقرير', language: 'ar-EG' }))).toBe('ar-EG');
});

it('shapes Arabic, orders it right to left with numbers and Latin names, and keeps the text extractable', async () => {
  const said = 'فحص الموقع رقم 46 في Canal Street (اليوم).';
  const pdf = await renderTestPdf(
    createDocument(said, { title: 'تقرير الفحص الأسبوعي', language: 'ar', direction: 'rtl' }),
  );
  const text = normalizeText(pdf.pages().join());
  for (const part of ['تقرير الفحص الأسبوعي', 'فحص الموقع رقم', '46', 'Canal Street']) expect(text).toContain(part);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
  expect(pdf.fonts()).toMatch(/NotoSansArabic/);
});

it('draws each script with its own glyphs, on one line and in bold', async () => {
  const said = 'שלום עולם · สวัสดีชาวโลก · नमस्ते दुनिया · 你好世界 · 안녕 세계 · 46 mph';
  const pdf = await renderTestPdf(
    createDocument(said, {
      blocks: [
        { kind: 'heading', level: 2, text: said },
        { kind: 'text', text: said },
      ],
    }),
  );
  const text = normalizeText(pdf.pages().join());
  for (const part of ['שלום עולם', 'สวัสดีชาวโลก', '你好世界', '안녕 세계', '46 mph']) expect(text).toContain(part);
  expect(pdf.check()).toContain('No syntax or stream encoding errors found');
});

it('draws ideographs that one font lacks with another font', async () => {
  const pdf = await renderTestPdf(createDocument('現場の点検 · 每周现场检查'));
  expect(pdf.fonts()).toMatch(/NotoSansJP[\s\S]*NotoSansSC|NotoSansSC[\s\S]*NotoSansJP/);
  expect(normalizeText(pdf.pages().join())).toContain('現場の点検 · 每周现场检查');
  expect((await renderTestPdf(createDocument('現場の点検'))).fonts()).not.toMatch(/NotoSansSC/);
});

it('keeps words together that a non-breaking space joins', async () => {
  const amount = '1\u00A0234\u00A0567,50\u00A0€';
  const pages = (await renderTestPdf(createDocument(`${'word '.repeat(17)}${amount} `.repeat(6)))).pages().join();
  expect(pages.match(/1[ \u00A0]234[ \u00A0]567,50[ \u00A0]€/g)).toHaveLength(6);
});

it('breaks lines between Thai words and between ideographs', async () => {
  const thai = 'สวัสดีชาวโลกวันนี้อากาศดีมาก'.repeat(8);
  const pages = (await renderTestPdf(createDocument(`${thai}\n${'你好世界'.repeat(60)}`))).pages().join();
  const lines = pages.split('\n').filter((line) => /[\u0E00-\u0E7F\u4E00-\u9FFF]/.test(line));
  expect(lines.length).toBeGreaterThan(5);
});
