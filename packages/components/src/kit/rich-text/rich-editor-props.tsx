import type { ReactNode } from 'react';
import type { GetTokenAppearance } from '../tokens/token-node.ts';

/** Props of the rich text editor. */
export interface RichEditorProps {
  /** DOM ID of the editable element. */
  readonly id: string;
  readonly attributes: {
    readonly 'aria-labelledby'?: string;
    readonly 'aria-describedby'?: string | undefined;
    readonly 'aria-required'?: true | undefined;
    readonly 'aria-invalid'?: true | undefined;
  };
  /** Initial content. NOTE: untrusted; the HTML is sanitized before it is parsed. */
  readonly html: string;
  /** Initial height of the editor in lines. */
  readonly lines: number;
  /** Called with sanitized HTML; '' if the text is empty. */
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /**
   * Returns how to render template tokens. If set, the text is a template. Must stay either set or absent while the
   * editor is mounted.
   */
  readonly getTokenAppearance?: GetTokenAppearance;
  /** Renders controls at the end of the toolbar. @param insert inserts HTML with tokens at the cursor */
  readonly tools?: (insert: (html: string) => void) => ReactNode;
}
