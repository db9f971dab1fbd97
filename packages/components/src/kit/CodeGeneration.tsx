import { createContext, useContext } from 'react';

/** Request to generate code for one setting of a component. */
export interface CodeRequest {
  readonly prompt: string;
  /** Current code of the setting; may be ''. */
  readonly existingCode: string;
  /** Setting that the code is for: `calculateValue`, `validate.custom`. */
  readonly kind: string;
  /** One sentence that describes what the code must do. */
  readonly task: string;
}

/** Generated code, or a message for the author that explains why generating failed. */
export type GeneratedCode = { readonly code: string } | { readonly problem: string };

/**
 * Generates code from a prompt with an AI provider. The result is untrusted: the user must review it before it is
 * saved.
 */
export interface CodeGenerationService {
  write(request: CodeRequest, signal: AbortSignal): Promise<GeneratedCode>;
}

const CodeGenerationContext = createContext<CodeGenerationService | undefined>(undefined);

export const CodeGenerationProvider = CodeGenerationContext.Provider;

/** Returns the code generator; `undefined` if no AI provider is configured. */
export function useCodeGeneration(): CodeGenerationService | undefined {
  return useContext(CodeGenerationContext);
}
