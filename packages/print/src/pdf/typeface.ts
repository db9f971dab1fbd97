import { type FontFile, type PdfkitFont, separateSharedGlyphs } from './separate-shared-glyphs.ts';

/** A font that measures and writes the texts of one document. */
export interface Typeface {
  /** Name in the pdfkit document. */
  readonly name: string;
  readonly font: PdfkitFont;
  /** Ascent as a share of the font size. */
  readonly ascent: number;
  /** Returns the width on one line, in points. */
  widthOf(text: string, size: number): number;
  encode(text: string): EncodedText;
  /** Returns whether the font has a glyph for a character. */
  has(letter: string): boolean;
}

/** Glyphs of a text, independent of its size. */
export interface EncodedText {
  /** Operand of the PDF operator TJ. */
  readonly glyphs: string;
  /** Whether some glyphs are offset, such as diacritical marks. */
  readonly isShifted: boolean;
}

/** Data shared by all documents with the same font file, because parsing its tables takes longer than a page. */
interface SharedFont {
  readonly font: FontFile;
  words: PdfkitFont['layoutCache'];
  readonly widths: Map<string, number>;
}

const sharedFonts = new WeakMap<Uint8Array, SharedFont>();
/** Maximum number of cached words, texts and widths. A full cache is cleared. */
const MAX_CACHED = 20_000;

/** Registers a font file in a document. The file is parsed only once for all documents with the same bytes. */
export function openTypeface(doc: PDFKit.PDFDocument, name: string, bytes: Uint8Array): Typeface {
  doc.registerFont(name, bytes as Buffer);
  const { _font: font } = doc.font(name) as unknown as { readonly _font: PdfkitFont };
  const shared = sharedFonts.get(bytes) ?? { font: font.font, words: font.layoutCache, widths: new Map() };
  sharedFonts.set(bytes, shared);
  if (Object.keys(shared.words).length > MAX_CACHED) shared.words = Object.create(null);
  font.font = shared.font;
  font.layoutCache = shared.words;
  separateSharedGlyphs(font);
  return createTypeface(name, font, shared.widths);
}

function createTypeface(name: string, font: PdfkitFont, widths: Map<string, number>): Typeface {
  const texts = new Map<string, EncodedText>();
  return {
    name,
    font,
    ascent: font.ascender / 1000,
    widthOf(text, size) {
      const width = widths.get(text) ?? cacheValue(widths, text, font.layout(text, undefined, true).advanceWidth);
      return (width * size) / 1000;
    },
    has: (letter) => font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    encode: (text) => texts.get(text) ?? cacheValue(texts, text, encodeText(font, text)),
  };
}

function cacheValue<Value>(values: Map<string, Value>, text: string, value: Value): Value {
  if (values.size >= MAX_CACHED) values.clear();
  values.set(text, value);
  return value;
}

/** Formats glyphs as a TJ operand, with kerning adjustments as numbers. */
function encodeText(font: PdfkitFont, text: string): EncodedText {
  const [glyphIndexes, positions] = font.encode(text);
  let glyphs = '<';
  let isShifted = false;
  glyphIndexes.forEach((place, at) => {
    const { xAdvance, advanceWidth, xOffset, yOffset } = positions[at]!;
    if (xOffset || yOffset) isShifted = true;
    const kerning = Math.round((advanceWidth - xAdvance) * 100) / 100;
    glyphs += kerning === 0 ? place : `${place}>${kerning}<`;
  });
  return { glyphs: `${glyphs}>`, isShifted };
}
