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

interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** Font file opened by fontkit. NOTE: for each glyph, fontkit caches the characters of the glyph's first use. */
interface FontFile {
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Advance and offset of a glyph, in thousandths of the font size. */
interface GlyphPosition {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

interface GlyphRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly GlyphPosition[];
  readonly advanceWidth: number;
}

/** NOTE: members of pdfkit's font that its published types lack. */
interface PdfkitFont {
  readonly id: string;
  font: FontFile;
  /** Cache of words that have been laid out. */
  layoutCache: Record<string, unknown>;
  readonly ascender: number;
  readonly subset: { readonly glyphs: number[] };
  readonly scale: number;
  readonly widths: (number | null)[];
  readonly unicode: (readonly number[])[];
  /** Returns the PDF reference of the embedded font. */
  ref(): unknown;
  layout(text: string, features?: unknown, isWidthAlone?: boolean): GlyphRun;
  encode(text: string, features?: unknown): readonly [places: readonly string[], positions: readonly GlyphPosition[]];
}

/**
 * Makes text extraction correct for characters that share a glyph, such as a space and a non-breaking space, or Arabic
 * letters without their dots. A PDF maps each glyph to one text, so all these characters would be extracted as the
 * first one. This function embeds a glyph once for each character that it represents.
 */
function separateSharedGlyphs(font: PdfkitFont): void {
  disableGlyphCharacterCache(font.font);
  const getGlyphIndex = createGlyphIndexer(font);
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    return [glyphs.map(getGlyphIndex), positions];
  };
}

const patchedFonts = new WeakSet<FontFile>();

/** Makes `getGlyph` return the characters of the current call rather than those of the first call. */
function disableGlyphCharacterCache(file: FontFile): void {
  if (patchedFonts.has(file)) return;
  patchedFonts.add(file);
  const getCachedGlyph = file.getGlyph.bind(file);
  file.getGlyph = (id, codePoints = []) => {
    const glyph = getCachedGlyph(id, codePoints);
    return isSameCodePoints(glyph.codePoints, codePoints)
      ? glyph
      : Object.create(glyph, { codePoints: { value: codePoints } });
  };
}

const isSameCodePoints = (left: readonly number[], right: readonly number[]): boolean =>
  left.length === right.length && left.every((one, at) => one === right[at]);

/** Returns the index of a glyph in the font subset as four hexadecimal digits. Adds the glyph on its first use. */
function createGlyphIndexer(font: PdfkitFont): (glyph: Glyph) => string {
  const indexByCharacters = new Map<string, string>();
  const indexByGlyph = new WeakMap<Glyph, string>();
  return (glyph) => {
    const known = indexByGlyph.get(glyph);
    if (known !== undefined) return known;
    const key = `${glyph.id} ${glyph.codePoints}`;
    const glyphIndex = indexByCharacters.get(key) ?? addGlyph(font, glyph);
    indexByCharacters.set(key, glyphIndex);
    indexByGlyph.set(glyph, glyphIndex);
    return glyphIndex;
  };
}

function addGlyph(font: PdfkitFont, { id, advanceWidth, codePoints }: Glyph): string {
  const subsetIndex = font.subset.glyphs.push(id) - 1;
  font.widths[subsetIndex] = advanceWidth * font.scale;
  font.unicode[subsetIndex] = codePoints;
  return subsetIndex.toString(16).padStart(4, '0');
}
