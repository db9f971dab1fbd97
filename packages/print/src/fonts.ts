import type { ScriptFont } from './scripts/scripts.ts';

/** TrueType fonts, embedded as subsets. The caller loads them: a page over HTTP, a server from files. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  /**
   * Loads the font of a script that the text fonts don't cover; called only for scripts in the document. If no font is
   * available, the script's characters are printed as boxes.
   */
  loadScriptFont?(name: ScriptFont): Promise<Uint8Array | undefined>;
}

export interface PdfPorts {
  readonly fonts: PdfFonts;
  /**
   * Loads the PNG or JPEG bytes of an image block, given its `source`. If it returns `undefined`, the image's
   * alternative text is printed. Images are loaded one after the other and released once they are written to the file.
   *
   * @param mostPx maximum useful width in pixels; larger images exceed the print resolution
   */
  loadImage?(source: string, mostPx: number): Promise<Uint8Array | undefined>;
  /** Creation date in the file's metadata. */
  readonly createdAt: Date;
}
