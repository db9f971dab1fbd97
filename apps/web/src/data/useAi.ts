import {
  type AiFailure,
  type ApiInput,
  aiFailures,
  codePromptLimits,
  generateCode,
  generateTemplate,
  templatePromptLimits,
} from '@tideform/contract';
import { useMemo } from 'react';
import { readStoredConfig } from '../config.ts';
import { createRefusalError } from './create-refusal-error.ts';
import { useData } from './data-context.ts';

export type { AiFailure };

/** Length limits of the descriptions for forms and for code. */
export const formPromptLimits = templatePromptLimits;
export const codePromptLimitsForAuthors = codePromptLimits;

/** Part of a form's JSON while it is generated, or the reason why the stream ended early. */
type FormChunk = { readonly text: string } | { readonly failure: AiFailure };

export interface FormGenerationRequest {
  readonly prompt: string;
  readonly pdf?: File | undefined;
}

/** Request for generated code. */
type CodeRequest = ApiInput<typeof generateCode>['body'];

type CodeResult = { readonly code: string } | { readonly failure: AiFailure };

/**
 * Generates forms and code from descriptions with the operator's AI provider. The output is untrusted: validate it
 * before use.
 */
export interface Ai {
  /** Whether the operator has configured an AI provider. */
  readonly isAvailable: boolean;
  /**
   * Generates the JSON of a form, part by part.
   * @throws if the server refuses or can't be reached
   */
  generateForm(ask: FormGenerationRequest, signal: AbortSignal): AsyncIterable<FormChunk>;
  /**
   * Generates code for a setting.
   * @throws if the server refuses or can't be reached
   */
  generateCode(ask: CodeRequest, signal: AbortSignal): Promise<CodeResult>;
}

export function useAi(): Ai {
  const { api } = useData();
  return useMemo(
    () => ({
      isAvailable: readStoredConfig(localStorage)?.hasAi === true,
      async *generateForm({ prompt, pdf }, signal) {
        const files = pdf ? [{ field: 'files', name: pdf.name, content: pdf }] : [];
        const result = await api.call(generateTemplate, { body: { prompt }, files }, signal);
        if (!result.ok) throw createRefusalError(result);
        yield* result.value;
      },
      async generateCode(body, signal) {
        const result = await api.call(generateCode, { body }, signal);
        if (result.ok) return result.value;
        const failure = aiFailures.find((one) => one === result.refusal);
        if (failure) return { failure };
        throw createRefusalError(result);
      },
    }),
    [api],
  );
}
