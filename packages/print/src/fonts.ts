import type { ScriptFont } from './scripts/scripts.ts';

/** TrueType files that the PDF embeds (as subsets). The caller brings them: a page fetches them, a server reads them. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /** Of a script that these do not have; asked for when a document has letters of it. Without one they are boxes. */
  script?(name: ScriptFont): Promise<Uint8Array | undefined>;
}

export interface PdfPorts {
  readonly fonts: PdfFonts;
  /**
   * Bytes of a PNG or JPEG by the `source` of an image block; `undefined` where it cannot be had: its alt text is printed. They are
   * asked for one after the other, and let go once they are in the file.
   *
   * @param mostPx wider than this is finer than paper shows it
   */
  image?(source: string, mostPx: number): Promise<Uint8Array | undefined>;
  /** Becomes the creation date of the file. */
  readonly createdAt: Date;
}
