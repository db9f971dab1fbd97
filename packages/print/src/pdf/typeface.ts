import { type FontFile, type OpenedFont, tellLettersApart } from './tell-letters-apart.ts';

/** A font as the texts of one document are measured and written with it. */
export interface Typeface {
  /** What the document knows it by. */
  readonly name: string;
  readonly font: OpenedFont;
  /** How far its letters reach above their line, as a share of their size. */
  readonly ascent: number;
  /** In points, on one line. */
  widthOf(text: string, size: number): number;
  encoded(text: string): Encoded;
  /** Whether it has a picture of this letter. */
  has(letter: string): boolean;
}

/** What shows a text, at any size. */
export interface Encoded {
  /** Operand of the operator TJ. */
  readonly glyphs: string;
  /** Some lie above, below or beside their place, as marks on letters do. */
  readonly isShifted: boolean;
}

/** What documents share that are written with the same font file: reading its tables takes longer than a page does. */
interface Shared {
  readonly font: FontFile;
  words: OpenedFont['layoutCache'];
  readonly widths: Map<string, number>;
}

const sharedBy = new WeakMap<Uint8Array, Shared>();
/** Words, texts and widths that are remembered; more are begun again. */
const MOST = 20_000;

/** Registers a font file in a document; opened once for all documents that bring the same bytes. */
export function openTypeface(doc: PDFKit.PDFDocument, name: string, bytes: Uint8Array): Typeface {
  doc.registerFont(name, bytes as Buffer);
  const { _font: font } = doc.font(name) as unknown as { readonly _font: OpenedFont };
  const shared = sharedBy.get(bytes) ?? { font: font.font, words: font.layoutCache, widths: new Map() };
  sharedBy.set(bytes, shared);
  if (Object.keys(shared.words).length > MOST) shared.words = Object.create(null);
  font.font = shared.font;
  font.layoutCache = shared.words;
  tellLettersApart(font);
  return typefaceOf(name, font, shared.widths);
}

function typefaceOf(name: string, font: OpenedFont, widths: Map<string, number>): Typeface {
  const texts = new Map<string, Encoded>();
  return {
    name,
    font,
    ascent: font.ascender / 1000,
    widthOf(text, size) {
      const width = widths.get(text) ?? remembered(widths, text, font.layout(text, undefined, true).advanceWidth);
      return (width * size) / 1000;
    },
    has: (letter) => font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    encoded: (text) => texts.get(text) ?? remembered(texts, text, encode(font, text)),
  };
}

function remembered<Value>(values: Map<string, Value>, text: string, value: Value): Value {
  if (values.size >= MOST) values.clear();
  values.set(text, value);
  return value;
}

/** Glyphs in brackets, with a number where the next one is nearer or farther than it would be (kerning). */
function encode(font: OpenedFont, text: string): Encoded {
  const [places, positions] = font.encode(text);
  let glyphs = '<';
  let isShifted = false;
  places.forEach((place, at) => {
    const { xAdvance, advanceWidth, xOffset, yOffset } = positions[at]!;
    if (xOffset || yOffset) isShifted = true;
    const nearer = Math.round((advanceWidth - xAdvance) * 100) / 100;
    glyphs += nearer === 0 ? place : `${place}>${nearer}<`;
  });
  return { glyphs: `${glyphs}>`, isShifted };
}
