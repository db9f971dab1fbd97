import { createContext, useContext } from 'react';

/** What code somebody wants. */
export interface CodeWish {
  readonly prompt: string;
  /** What is there already; may be ''. */
  readonly existingCode: string;
  /** What the code is for: `calculateValue`, `validate.custom`. */
  readonly kind: string;
  /** What it has to do, in a sentence. */
  readonly task: string;
}

/** Code, or why there is none, in words. */
export type WrittenByOthers = { readonly code: string } | { readonly problem: string };

/** Writes code from what somebody says. Nobody has checked what it gives: it is read before it is kept. */
export interface CodeWriter {
  write(wish: CodeWish, signal: AbortSignal): Promise<WrittenByOthers>;
}

const CodeWritingContext = createContext<CodeWriter | undefined>(undefined);

export const CodeWritingProvider = CodeWritingContext.Provider;

/** Who writes code here; `undefined`: nobody does. */
export function useCodeWriter(): CodeWriter | undefined {
  return useContext(CodeWritingContext);
}
