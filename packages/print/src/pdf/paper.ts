import type { PdfSettings } from '@tideform/engine';

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

/** A4 with the form's options. Margins are at least as high as what stands in them: the lines at the head and the foot of a page. */
export function paperOf(
  { orientation, margins, scale }: PdfSettings,
  lines: { readonly header: number; readonly footer: number } = { header: 0, footer: 0 },
): Paper {
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
