import type { PdfSettings } from '@tideform/engine';

/** The printable area of a page, in points (1/72 inch). */
export interface PageArea {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** Width between the margins. */
  readonly innerWidth: number;
  readonly innerHeight: number;
  /** Multiplies all font sizes and gaps; 1 is 100%. */
  readonly scale: number;
}

const A4 = { short: 595.28, long: 841.89 };

/** Returns an A4 page with the form's options. Margins grow to fit the header and footer lines. */
export function createPageArea(
  { orientation, margins, scale }: PdfSettings,
  lines: { readonly header: number; readonly footer: number } = { header: 0, footer: 0 },
): PageArea {
  const landscape = orientation === 'landscape';
  const width = landscape ? A4.long : A4.short;
  const height = landscape ? A4.short : A4.long;
  const top = Math.max(margins.top, lines.header);
  return {
    ...{ width, height, top, scale },
    left: margins.left,
    innerWidth: width - margins.left - margins.right,
    innerHeight: height - top - Math.max(margins.bottom, lines.footer),
  };
}
