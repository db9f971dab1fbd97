import { isRecord } from '../json/json-value.ts';
import type { PageLine } from '../print-block.ts';

/** Stored `pdfOptions` of a form. Options that were not set are absent; invalid values count as absent. */
export interface PdfOptions {
  /** Scale factor; 1 is 100%. */
  readonly scale?: number;
  readonly orientation?: 'portrait' | 'landscape';
  /** Page margin in points: one number for all sides, or one per side. Default 40. */
  readonly pageMargin?: number | Margins;
  /** `{ header, footer, logo }`; see `parsePdfOptions`. */
  readonly pageTemplate?: unknown;
  /** Variant of ideographs that differ between Chinese, Japanese and Korean. */
  readonly cjkSymbols?: unknown;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Variants of ideographs: simplified and traditional Chinese, Japanese, Korean. */
export const cjkSymbols = ['sc', 'tc', 'jp', 'kr'] as const;
export type CjkSymbols = (typeof cjkSymbols)[number];

/** Effective settings of a PDF, all within their ranges. */
export interface PdfSettings {
  readonly scale: number;
  readonly orientation: 'portrait' | 'landscape';
  readonly margins: Margins;
  /** Single-line templates of the page header. */
  readonly header: PageLine;
  readonly footer: PageLine;
  /** Logo in the page header: PNG or JPEG as a data URL. */
  readonly logo?: string;
  readonly cjkSymbols?: CjkSymbols;
}

export const scaleRange = { min: 0.1, max: 2, step: 0.1 } as const;
export const marginRange = { min: 0, max: 100, step: 1 } as const;

/** Maximum length of a logo's data URL; logos are copied into each response. */
export const maxLogoLength = 150_000;
const maxLineLength = 500;

export const defaultPdfSettings: PdfSettings = {
  scale: 1,
  orientation: 'portrait',
  margins: { left: 40, right: 40, top: 40, bottom: 40 },
  header: { left: '', right: '' },
  footer: { left: '{{title}}', right: '{{pageNumber}} / {{totalPages}}' },
};

/** Parses stored options. Never throws: out-of-range values are clamped, invalid values are replaced by defaults. */
export function parsePdfOptions(stored: PdfOptions | undefined): PdfSettings {
  const options: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {};
  const { scale, orientation, pageMargin, pageTemplate, cjkSymbols: symbols } = options;
  const symbol = cjkSymbols.find((one) => one === symbols);
  const logo = isRecord(pageTemplate) ? parseLogo(pageTemplate.logo) : undefined;
  return {
    scale: clamp(scale, scaleRange, defaultPdfSettings.scale),
    orientation: orientation === 'landscape' ? 'landscape' : 'portrait',
    margins: parseMargins(pageMargin),
    ...(isRecord(pageTemplate)
      ? { header: parseLine(pageTemplate.header), footer: parseLine(pageTemplate.footer) }
      : { header: defaultPdfSettings.header, footer: defaultPdfSettings.footer }),
    ...(logo !== undefined && { logo }),
    ...(symbol && { cjkSymbols: symbol }),
  };
}

/** Converts settings to stored options. Unknown options of other programs are kept. */
export function serializePdfOptions(settings: PdfSettings, stored: PdfOptions | undefined): PdfOptions {
  const { scale, orientation, margins, header, footer, logo, cjkSymbols: symbols } = settings;
  const { cjkSymbols: _former, ...others } = stored ?? {};
  const isSame = new Set(Object.values(margins)).size === 1;
  return {
    ...others,
    scale,
    orientation,
    pageMargin: isSame ? margins.left : margins,
    pageTemplate: { header, footer, ...(logo !== undefined && { logo }) },
    ...(symbols && { cjkSymbols: symbols }),
  };
}

function parseMargins(margin: unknown): Margins {
  const side = (points: unknown) => clamp(points, marginRange, defaultPdfSettings.margins.left);
  if (!isRecord(margin)) return { left: side(margin), right: side(margin), top: side(margin), bottom: side(margin) };
  return { left: side(margin.left), right: side(margin.right), top: side(margin.top), bottom: side(margin.bottom) };
}

function parseLine(line: unknown): PageLine {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, maxLineLength) : '');
  return isRecord(line) ? { left: text(line.left), right: text(line.right) } : { left: '', right: '' };
}

function parseLogo(logo: unknown): string | undefined {
  const isPicture = typeof logo === 'string' && /^data:image\/(png|jpeg);base64,/.test(logo);
  return isPicture && logo.length <= maxLogoLength ? logo : undefined;
}

function clamp(value: unknown, { min, max }: { readonly min: number; readonly max: number }, missing: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return missing;
  return Math.min(max, Math.max(min, value));
}
