/** Texts and fields of a PDF form. All positions and sizes are in points, from the top left corner of the page. */
export interface PdfForm {
  /** Title in the file's metadata; '' if it has none. */
  readonly title: string;
  readonly pages: readonly PdfFormPage[];
}

export interface PdfFormPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
  /** Fillable fields, in the order of the file. */
  readonly fields: readonly PdfField[];
}

export interface PdfText {
  readonly text: string;
  readonly x: number;
  /** Vertical position of the text's baseline. */
  readonly y: number;
  readonly width: number;
  /** Font size. */
  readonly size: number;
}

export interface PdfField {
  /** Fully qualified name in the file; fields with the same name are one question. */
  readonly name: string;
  readonly kind: 'text' | 'check' | 'radio' | 'choice' | 'signature' | 'button';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Tooltip for assistive technology; '' if the field has none. */
  readonly tooltip: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** Value that is stored if the check box or radio button is selected. */
  readonly onValue: string;
  readonly isMultiline: boolean;
  readonly isMultiple: boolean;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly maxLength: number | undefined;
  /** Format inferred from the field's script, which never runs. */
  readonly format: 'date' | 'time' | 'number' | undefined;
}

/** Words on one line of a page that no wide gap separates. */
export interface TextChunk {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly size: number;
}

export type TextLine = readonly TextChunk[];

/** Groups the texts of a page into lines from top to bottom, and splits lines into chunks at wide gaps. */
export function groupLines(texts: readonly PdfText[]): readonly TextLine[] {
  const rows: PdfText[][] = [];
  const visibleTexts = texts.filter(({ text }) => text.trim() !== '');
  for (const text of visibleTexts.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.y - text.y) <= Math.max(3, text.size * 0.4)) row.push(text);
    else rows.push([text]);
  }
  return rows.map((row) => splitChunks(row.toSorted((one, other) => one.x - other.x)));
}

function splitChunks(row: readonly PdfText[]): TextLine {
  const chunks: { text: string; x: number; end: number; y: number; size: number }[] = [];
  for (const { text, x, y, width, size } of row) {
    const last = chunks.at(-1);
    const gap = last ? x - last.end : Infinity;
    if (last && gap < size * 1.6) {
      last.text += gap > size * 0.15 && !last.text.endsWith(' ') ? ` ${text}` : text;
      last.end = x + width;
      last.size = Math.max(last.size, size);
    } else chunks.push({ text, x, end: x + width, y, size });
  }
  return chunks.map((chunk) => ({ ...chunk, text: chunk.text.replace(/\s+/g, ' ').trim() }));
}

/** Returns the most frequent font size. */
export function getMostFrequentSize(lines: readonly TextLine[]): number {
  const weights = new Map<number, number>();
  for (const { size, text } of lines.flat()) {
    const roundedSize = Math.round(size * 2) / 2;
    weights.set(roundedSize, (weights.get(roundedSize) ?? 0) + text.length);
  }
  return [...weights].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
}
