import { isRecord } from '../json/is-record.ts';
import type { PageLine } from '../print-block.ts';

/** The form's `pdfOptions`, as stored. What a builder has not set is missing; what is no value of its kind counts as missing. */
export interface PdfOptions {
  /** 1 is 100 % of A4. */
  readonly scale?: number;
  readonly orientation?: 'portrait' | 'landscape';
  /** Points, one number for all sides or each. Default 40. */
  readonly pageMargin?: number | Margins;
  /** `{ header, footer, logo }`; `readPdfOptions` says of what. */
  readonly pageTemplate?: unknown;
  /** How ideographs look that Chinese, Japanese and Korean write differently. */
  readonly cjkSymbols?: unknown;
}

export interface Margins {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Simplified and traditional Chinese, Japanese, Korean. */
export const cjkSymbols = ['sc', 'tc', 'jp', 'kr'] as const;
export type CjkSymbols = (typeof cjkSymbols)[number];

/** What holds for a PDF: each option within its range. */
export interface PdfSettings {
  readonly scale: number;
  readonly orientation: 'portrait' | 'landscape';
  readonly margins: Margins;
  /** Templates, one line each. */
  readonly header: PageLine;
  readonly footer: PageLine;
  /** A PNG or JPEG as a data URL. */
  readonly logo?: string;
  readonly cjkSymbols?: CjkSymbols;
}

export const scaleRange = { min: 0.1, max: 2, step: 0.1 } as const;
export const marginRange = { min: 0, max: 100, step: 1 } as const;

/** A logo is copied into each response: larger ones are not kept. */
export const mostLogoCharacters = 150_000;
const mostLineCharacters = 500;

export const defaultPdfSettings: PdfSettings = {
  scale: 1,
  orientation: 'portrait',
  margins: { left: 40, right: 40, top: 40, bottom: 40 },
  header: { left: '', right: '' },
  footer: { left: '{{title}}', right: '{{pageNumber}} / {{totalPages}}' },
};

/** Reads stored options. Never throws: what is out of range is brought into it, what is of no use is as if it were not there. */
export function readPdfOptions(stored: PdfOptions | undefined): PdfSettings {
  const options: Readonly<Record<string, unknown>> = isRecord(stored) ? stored : {};
  const { scale, orientation, pageMargin, pageTemplate, cjkSymbols: symbols } = options;
  const symbol = cjkSymbols.find((one) => one === symbols);
  const logo = isRecord(pageTemplate) ? readLogo(pageTemplate.logo) : undefined;
  return {
    scale: within(scale, scaleRange, defaultPdfSettings.scale),
    orientation: orientation === 'landscape' ? 'landscape' : 'portrait',
    margins: readMargins(pageMargin),
    ...(isRecord(pageTemplate)
      ? { header: readLine(pageTemplate.header), footer: readLine(pageTemplate.footer) }
      : { header: defaultPdfSettings.header, footer: defaultPdfSettings.footer }),
    ...(logo !== undefined && { logo }),
    ...(symbol && { cjkSymbols: symbol }),
  };
}

/** As a builder's settings are stored. Options of other programs beside them are kept. */
export function storePdfOptions(settings: PdfSettings, stored: PdfOptions | undefined): PdfOptions {
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

function readMargins(margin: unknown): Margins {
  const side = (points: unknown) => within(points, marginRange, defaultPdfSettings.margins.left);
  if (!isRecord(margin)) return { left: side(margin), right: side(margin), top: side(margin), bottom: side(margin) };
  return { left: side(margin.left), right: side(margin.right), top: side(margin.top), bottom: side(margin.bottom) };
}

function readLine(line: unknown): PageLine {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, mostLineCharacters) : '');
  return isRecord(line) ? { left: text(line.left), right: text(line.right) } : { left: '', right: '' };
}

function readLogo(logo: unknown): string | undefined {
  const isPicture = typeof logo === 'string' && /^data:image\/(png|jpeg);base64,/.test(logo);
  return isPicture && logo.length <= mostLogoCharacters ? logo : undefined;
}

function within(value: unknown, { min, max }: { readonly min: number; readonly max: number }, missing: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return missing;
  return Math.min(max, Math.max(min, value));
}
