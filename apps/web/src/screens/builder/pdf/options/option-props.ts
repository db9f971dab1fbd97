import type { PdfSettings } from '@tideform/engine';

/** Of whatever edits one of the options. */
export interface OptionProps {
  readonly settings: PdfSettings;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<PdfSettings>) => void;
}
