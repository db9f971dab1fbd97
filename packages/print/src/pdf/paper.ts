import type { PdfOptions } from '@tideform/engine';

/** The printable part of a page, in points (1/72 inch). */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Width and height inside the margins. */
  readonly innerWidth: number;
  readonly innerHeight: number;
  /** Multiplies every size of type and every gap. 1 is 100 %. */
  readonly scale: number;
}

const A4 = { short: 595.28, long: 841.89 };
const DEFAULT_MARGIN = 40;

/** A4 with the form's options. Values outside the sliders' ranges (scale 0.1–2, margin 0–100) are brought into them. */
export function paperOf(options: PdfOptions | undefined): Paper {
  const landscape = options?.orientation === 'landscape';
  const width = landscape ? A4.long : A4.short;
  const height = landscape ? A4.short : A4.long;
  const { left, right, top, bottom } = marginsOf(options?.pageMargin);
  return {
    width,
    height,
    left,
    top,
    innerWidth: width - left - right,
    innerHeight: height - top - bottom,
    scale: within(options?.scale ?? 1, 0.1, 2),
  };
}

function marginsOf(margin: PdfOptions['pageMargin']) {
  const side = (points: number | undefined) => within(points ?? DEFAULT_MARGIN, 0, 100);
  if (typeof margin === 'object' && margin !== null) {
    return { left: side(margin.left), right: side(margin.right), top: side(margin.top), bottom: side(margin.bottom) };
  }
  const all = side(margin);
  return { left: all, right: all, top: all, bottom: all };
}

function within(value: number, min: number, max: number): number {
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
}
