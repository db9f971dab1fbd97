/** A form on paper, as a PDF holds it. All measures in points, from the top left corner of the page. */
export interface Paper {
  /** What the file calls itself; '' where it does not say. */
  readonly title: string;
  readonly pages: readonly PaperPage[];
}

export interface PaperPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PaperText[];
  /** Those that can be filled in, in the order of the file. */
  readonly fields: readonly PaperField[];
}

export interface PaperText {
  readonly text: string;
  readonly x: number;
  /** Of the line that letters stand on. */
  readonly y: number;
  readonly width: number;
  /** Of its letters. */
  readonly size: number;
}

export interface PaperField {
  /** Its whole name in the file; what is one question has one name. */
  readonly name: string;
  readonly kind: 'text' | 'check' | 'radio' | 'choice' | 'signature' | 'button';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** What is said of it to who cannot see it; '' where nothing is. */
  readonly tip: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  /** What is stored where it is ticked. */
  readonly onValue: string;
  readonly isMultiline: boolean;
  readonly isMany: boolean;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly maxLength: number | undefined;
  /** What its own code lets in, where it has some: it never runs. */
  readonly format: 'date' | 'time' | 'number' | undefined;
}
