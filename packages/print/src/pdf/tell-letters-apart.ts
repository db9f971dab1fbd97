interface Glyph {
  readonly id: number;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
}

/** NOTE: of fontkit's font, which remembers of each glyph for which letters it was first wanted. */
interface FontFile {
  getGlyph(id: number, codePoints?: readonly number[]): Glyph;
}

/** NOTE: of pdfkit's font, what its published types leave out. */
interface Font {
  readonly font: FontFile;
  readonly subset: { readonly glyphs: number[]; includeGlyph(id: number): number };
  readonly scale: number;
  readonly widths: (number | null)[];
  readonly unicode: (readonly number[])[];
  layout(text: string, features?: unknown): { readonly glyphs: readonly Glyph[]; readonly positions: unknown };
  encode(text: string, features?: unknown): readonly [string[], unknown];
}

/**
 * Letters that look alike without their dots share a glyph in fonts of Arabic, and a PDF says of each glyph which letter it is:
 * the one that came first would be read for all. Here a glyph is put into the file once for each letter that it stands for.
 */
export function tellLettersApart(doc: PDFKit.PDFDocument, name: string): void {
  const font = (doc.font(name) as unknown as { readonly _font: Font })._font;
  const { font: file } = font;
  const known = file.getGlyph.bind(file);
  file.getGlyph = (id, codePoints = []) => {
    const glyph = known(id, codePoints);
    return `${glyph.codePoints}` === `${codePoints}`
      ? glyph
      : Object.create(glyph, { codePoints: { value: codePoints } });
  };
  const places = new Map<string, number>();
  const placeOf = ({ id, codePoints }: Glyph): number => {
    const key = `${id} ${codePoints}`;
    const taken = places.get(key);
    if (taken !== undefined) return taken;
    const place = font.subset.glyphs.push(id) - 1;
    places.set(key, place);
    return place;
  };
  font.encode = (text, features) => {
    const { glyphs, positions } = font.layout(text, features);
    const encoded = glyphs.map((glyph) => {
      const place = placeOf(glyph);
      font.widths[place] ??= glyph.advanceWidth * font.scale;
      font.unicode[place] ??= glyph.codePoints;
      return place.toString(16).padStart(4, '0');
    });
    return [encoded, positions];
  };
}
