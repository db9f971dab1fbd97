import types from 'virtual:javascript-types';
import ts from '@typescript/old';
import { createTypeCheck } from './check-types.ts';
import type { TypesRequest, TypesResponse } from './types-messages.ts';

const check = createTypeCheck(ts, types);

self.onmessage = async ({ data }: MessageEvent<TypesRequest>) => {
  const { number, code, declared, language } = data;
  await setLanguage(language);
  self.postMessage({ number, problems: check(code, declared) } satisfies TypesResponse);
};

let current = 'en';

const messagesOf: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>> = {
  de: () => import('@typescript/old/lib/de/diagnosticMessages.generated.json'),
  fr: () => import('@typescript/old/lib/fr/diagnosticMessages.generated.json'),
};

/** TypeScript has messages in German and French, not in Arabic; Arabic is a language for respondents only. */
async function setLanguage(language: string): Promise<void> {
  if (language === current) return;
  current = language;
  const messages = await messagesOf[language]?.();
  // NOTE: the function exists but is missing from the published types.
  (ts as unknown as { setLocalizedDiagnosticMessages(messages: unknown): void }).setLocalizedDiagnosticMessages(
    messages?.default,
  );
}
