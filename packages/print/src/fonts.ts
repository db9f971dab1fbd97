import type { ScriptFont } from './scripts/scripts.ts';

/** TrueType fonts, embedded as subsets. The caller loads them: a page over HTTP, a server from files. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /**
   * Loads the font of a script that the text fonts don't cover; called only for scripts in the document. Without it,
   * characters print as boxes.
   */
  loadScriptFont?(name: ScriptFont): Promise<Uint8Array | undefined>;
}

export interface PdfPorts {
  readonly fonts: PdfFonts;
  /**
   * Loads the PNG or JPEG bytes of an image block by its `source`; `undefined` if it isn't available, so that its
   * alternative text is printed. Images are loaded one after the other and released once they are in the file.
   *
   * @param mostPx maximum useful width in pixels; larger images exceed the print resolution
   */
  loadImage?(source: string, mostPx: number): Promise<Uint8Array | undefined>;
  /** Creation date in the file's metadata. */
  readonly createdAt: Date;
}
