/** Rich text: HTML as stored by an author. NOTE: hostile; whoever draws it keeps only the elements it knows. */
export interface RichText {
  readonly html: string;
}

/**
 * What a component has to say on paper. PDF, email, print view and table cells are drawn from the same blocks,
 * so that they cannot drift apart. Components never see a PDF library.
 */
export type PrintBlock =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly text: string }
  | { readonly kind: 'text'; readonly text: string | RichText }
  /** A label and its answer. An empty answer is the empty string: the renderer draws it as a dash. */
  | {
      readonly kind: 'pair';
      readonly label: string;
      readonly value: string;
      /** Where the value leads. NOTE: a person's answer; whoever draws it leaves out what leads elsewhere than to the web or a mailbox. */
      readonly href?: string;
    }
  | {
      readonly kind: 'table';
      readonly caption?: string;
      /** Repeated on every page that the table reaches. */
      readonly header: readonly string[];
      readonly rows: readonly (readonly PrintBlock[])[];
      /** Of one of several tables under each other: the rows of all of them, by which each is as wide, column by column. */
      readonly widthsOf?: readonly (readonly PrintBlock[])[];
    }
  /** `source` is a key that the renderer's `images` port resolves to bytes. */
  | {
      readonly kind: 'image';
      readonly source: string;
      readonly alt: string;
      readonly widthPx?: number;
      /** It shows what is said in words beside it: left out where it is not to be had, where there are words alone and in cells. */
      readonly isExtra?: true;
    }
  /** `columns` are relative widths of the children, laid side by side. */
  | {
      readonly kind: 'group';
      /** Of a part of the form: a heading. */
      readonly title?: string;
      /** Of a question whose answer is these blocks: drawn as the label of a pair. */
      readonly label?: string;
      readonly columns?: readonly number[];
      /** Not parted over two pages where one page can hold it. */
      readonly isTogether?: true;
      readonly blocks: readonly PrintBlock[];
    }
  /** Room for an answer that is written by hand. Without a label the words around it say what is asked. */
  | { readonly kind: 'blank'; readonly label: string; readonly room: BlankRoom }
  | { readonly kind: 'newPage' };

/** Ruled lines, boxes to tick, each with what it stands for, or an empty frame. */
export type BlankRoom =
  | { readonly lines: number }
  | { readonly boxes: readonly string[] }
  | { readonly frameHeightPx: number };

export interface PrintDocument {
  readonly title: string;
  /** BCP 47; becomes the document language of the PDF. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** One line under the title: number, who, when. */
  readonly subtitle?: string;
  readonly blocks: readonly PrintBlock[];
  /** What stands over and under each page; without it the title, and the page's number of how many, at its foot. */
  readonly pageLines?: (page: PageOf) => PageLines;
  /** Key of the picture that stands at the head of each page, as in an image block. */
  readonly logo?: string;
}

/** Which page of how many; the first is 1. */
export interface PageOf {
  readonly pageNumber: number;
  readonly totalPages: number;
}

/** Texts of one line each; '' for none. */
export interface PageLines {
  readonly header: PageLine;
  readonly footer: PageLine;
}

/** `left` is where a line begins: in a right-to-left document it lies at the right. */
export interface PageLine {
  readonly left: string;
  readonly right: string;
}
