/** Rich text: HTML as stored by an author. NOTE: untrusted; renderers keep only known elements. */
export interface RichText {
  readonly html: string;
}

/**
 * Printed content of a component. PDF, email, print view and table cells are rendered from the same blocks, so that
 * they stay consistent. Components do not depend on a PDF library.
 */
export type PrintBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'text'; readonly text: string | RichText }
  /** Label and answer. An empty string means no answer; renderers show a dash. */
  | {
      readonly kind: 'pair';
      readonly label: string;
      readonly value: string;
      /** Link target of the value. NOTE: untrusted; renderers omit links other than web and email addresses. */
      readonly href?: string;
    }
  | {
      readonly kind: 'table';
      readonly caption?: string;
      /** Header cells, repeated on every page of the table. */
      readonly header: readonly string[];
      readonly rows: readonly (readonly PrintBlock[])[];
      /**
       * For consecutive tables with equal column widths: the rows of all these tables, from which the widths are
       * computed.
       */
      readonly widthsOf?: readonly (readonly PrintBlock[])[];
    }
  /** `source` is a key that the renderer's `images` port resolves to bytes. */
  | {
      readonly kind: 'image';
      readonly source: string;
      readonly alt: string;
      readonly widthPx?: number;
      /**
       * True if the text next to the image has the same content; then the image is omitted in text-only output, in
       * cells, and if it cannot be loaded.
       */
      readonly isExtra?: true;
    }
  /** Group of blocks. `columns` contains the relative widths of the blocks, which are laid out side by side. */
  | {
      readonly kind: 'group';
      /** Heading of a part of the form. */
      readonly title?: string;
      /** Label of a question whose answer consists of these blocks; rendered like the label of a pair. */
      readonly label?: string;
      readonly columns?: readonly number[];
      /** True if the group must not be split over two pages, if it fits on one. */
      readonly isTogether?: true;
      readonly blocks: readonly PrintBlock[];
    }
  /** Space for a handwritten answer. Without a label, the surrounding text contains the question. */
  | { readonly kind: 'blank'; readonly label: string; readonly room: BlankSpace }
  | { readonly kind: 'newPage' };

/** Writing space: ruled lines, labeled checkboxes, or an empty frame. */
export type BlankSpace =
  | { readonly lines: number }
  | { readonly boxes: readonly string[] }
  | { readonly frameHeightPx: number };

export interface PrintDocument {
  readonly title: string;
  /** BCP 47; becomes the document language of the PDF. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Line under the title: number, author and date. */
  readonly subtitle?: string;
  readonly blocks: readonly PrintBlock[];
  /** Returns the header and footer of a page. Absent: a footer with the title and the page number. */
  readonly pageLines?: (page: PagePosition) => PageLines;
  /** Key of the picture in the header of each page, as in an image block. */
  readonly logo?: string;
}

/** Page number, starting at 1, and the number of pages. */
export interface PagePosition {
  readonly pageNumber: number;
  readonly totalPages: number;
}

/** Header and footer of a page. */
export interface PageLines {
  readonly header: PageLine;
  readonly footer: PageLine;
}

/**
 * Single-line texts of a header or footer; '' for none. `left` is the start of the line: the right side in
 * right-to-left documents.
 */
export interface PageLine {
  readonly left: string;
  readonly right: string;
}
