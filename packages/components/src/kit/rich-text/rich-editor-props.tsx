import type { ReactNode } from 'react';
import type { LookOfToken } from '../tokens/token-node.ts';

/** What an editor of formatted text is drawn with. */
export interface RichEditorProps {
  /** DOM id of what one writes in. */
  readonly id: string;
  readonly attributes: {
    readonly 'aria-labelledby'?: string;
    readonly 'aria-describedby'?: string | undefined;
    readonly 'aria-required'?: true | undefined;
    readonly 'aria-invalid'?: true | undefined;
  };
  /** NOTE: hostile. It is cleaned before it is read. */
  readonly html: string;
  /** So many lines are there at first. */
  readonly lines: number;
  /** Cleaned; '' where nothing is left. */
  readonly onChange: (html: string) => void;
  readonly onBlur: () => void;
  /** The text is a template: its tokens are drawn as this says. Always, or never. */
  readonly lookOfToken?: LookOfToken;
  /** What stands at the end of the toolbar. @param insert puts HTML where the cursor is, with tokens */
  readonly tools?: (insert: (html: string) => void) => ReactNode;
}
