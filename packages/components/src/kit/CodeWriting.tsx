import { createContext, useContext } from 'react';

/** Request to generate code for one setting of a component. */
export interface CodeRequest {
  readonly prompt: string;
  /** Current code; may be ''. */
  readonly existingCode: string;
  /** Setting that the code is for: `calculateValue`, `validate.custom`. */
  readonly kind: string;
  /** What the code has to do, as one sentence. */
  readonly task: string;
}

/** Generated code, or a displayable message about why there is none. */
export type GeneratedCode = { readonly code: string } | { readonly problem: string };

/**
 * Generates code from a prompt with an AI provider. The result is untrusted: the user must review it before it is
 * saved.
 */
export interface CodeWriter {
  write(request: CodeRequest, signal: AbortSignal): Promise<GeneratedCode>;
}

const CodeWritingContext = createContext<CodeWriter | undefined>(undefined);

export const CodeWritingProvider = CodeWritingContext.Provider;

/** Returns the code generator, or `undefined` where none is configured. */
export function useCodeWriter(): CodeWriter | undefined {
  return useContext(CodeWritingContext);
}
