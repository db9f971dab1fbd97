import {
  type AiFailure,
  aiFailures,
  codePromptLimits,
  generateCode,
  generateTemplate,
  type InputOf,
  templatePromptLimits,
} from '@tideform/contract';
import { useMemo } from 'react';
import { readLast } from '../../config.ts';
import { useData } from '../data-context.ts';
import { refused } from '../server-refusal.ts';

export type { AiFailure };

/** What a form, and code, may be described with. */
export const formAskLimits = templatePromptLimits;
export const codeAskLimits = codePromptLimits;

/** What comes of a form that is being written: a piece of its JSON, or why there is no more of it. */
type FormPiece = { readonly text: string } | { readonly failure: AiFailure };

export interface FormAsk {
  readonly prompt: string;
  readonly pdf?: File | undefined;
}

/** What code is wanted. */
type CodeAsk = InputOf<typeof generateCode>['body'];

type CodeAnswer = { readonly code: string } | { readonly failure: AiFailure };

/** Who writes forms and code from what people say: a service of the operator's. Nobody has checked what comes of it. */
export interface Ai {
  /** There is such a service. */
  readonly isHere: boolean;
  /** @throws when the server refuses, or is out of reach */
  writeForm(ask: FormAsk, signal: AbortSignal): AsyncIterable<FormPiece>;
  /** @throws when the server refuses, or is out of reach */
  writeCode(ask: CodeAsk, signal: AbortSignal): Promise<CodeAnswer>;
}

export function useAi(): Ai {
  const { api } = useData();
  return useMemo(
    () => ({
      isHere: readLast(localStorage)?.hasAi === true,
      async *writeForm({ prompt, pdf }, signal) {
        const files = pdf ? [{ field: 'files', name: pdf.name, content: pdf }] : [];
        const answer = await api.call(generateTemplate, { body: { prompt }, files }, signal);
        if (!answer.ok) throw refused(answer);
        yield* answer.value;
      },
      async writeCode(body, signal) {
        const answer = await api.call(generateCode, { body }, signal);
        if (answer.ok) return answer.value;
        const failure = aiFailures.find((one) => one === answer.refusal);
        if (failure) return { failure };
        throw refused(answer);
      },
    }),
    [api],
  );
}
