interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** NOTE: of fontkit's font, which remembers of each glyph for which letters it was first wanted. */
export interface FontFile {
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** How far a glyph moves the next one, and itself, in thousandths of its size. */
interface Position {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

/** NOTE: of pdfkit's font, what its published types leave out. */
export interface OpenedFont {
  readonly id: string;
  font: FontFile;
  /** Words that have been laid out. */
  layoutCache: Record<string, unknown>;
  readonly ascender: number;
  readonly subset: { readonly glyphs: number[] };
  readonly scale: number;
  readonly widths: (number | null)[];
  readonly unicode: (readonly number[])[];
  /** Its name in the file. */
  ref(): unknown;
  layout(text: string, features?: unknown, isWidthAlone?: boolean): Run;
  encode(text: string, features?: unknown): readonly [places: readonly string[], positions: readonly Position[]];
}

/**
 * Letters that look alike share a glyph (those of Arabic without their dots, a blank and one that is not broken), and a PDF says of
 * each glyph which letter it is: the one that came first would be read for all. Here a glyph is put into the file once for each
 * letter that it stands for.
 */
export function tellLettersApart(font: OpenedFont): void {
  rememberNoLetters(font.font);
  const placeOf = placesIn(font);
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    return [glyphs.map(placeOf), positions];
  };
}

const told = new WeakSet<FontFile>();

/** A glyph says for which letters it is wanted now. */
function rememberNoLetters(file: FontFile): void {
  if (told.has(file)) return;
  told.add(file);
  const known = file.getGlyph.bind(file);
  file.getGlyph = (id, codePoints = []) => {
    const glyph = known(id, codePoints);
    return isSame(glyph.codePoints, codePoints) ? glyph : Object.create(glyph, { codePoints: { value: codePoints } });
  };
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

/** Where a glyph lies in the file, which takes it in when it is first wanted: four hexadecimal digits. */
function placesIn(font: OpenedFont): (glyph: Glyph) => string {
  const byLetters = new Map<string, string>();
  const byGlyph = new WeakMap<Glyph, string>();
  return (glyph) => {
    const known = byGlyph.get(glyph);
    if (known !== undefined) return known;
    const key = `${glyph.id} ${glyph.codePoints}`;
    const place = byLetters.get(key) ?? takeIn(font, glyph);
    byLetters.set(key, place);
    byGlyph.set(glyph, place);
    return place;
  };
}

function takeIn(font: OpenedFont, { id, advanceWidth, codePoints }: Glyph): string {
  const place = font.subset.glyphs.push(id) - 1;
  font.widths[place] = advanceWidth * font.scale;
  font.unicode[place] = codePoints;
  return place.toString(16).padStart(4, '0');
}
