import type { PdfSettings } from '@tideform/engine';

/** Props of the components that edit PDF options. */
export interface OptionProps {
  readonly settings: PdfSettings;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<PdfSettings>) => void;
}
