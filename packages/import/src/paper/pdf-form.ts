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
