interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** Font file opened by fontkit. NOTE: for each glyph, fontkit caches the characters of the glyph's first use. */
export interface FontFile {
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
export interface PdfkitFont {
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
export function separateSharedGlyphs(font: PdfkitFont): void {
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
