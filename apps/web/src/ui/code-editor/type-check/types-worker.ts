import types from 'virtual:javascript-types';
import ts from '@typescript/old';
import { createTypeCheck, type TypesRequest, type TypesResponse } from './check-types.ts';

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

/**
 * Sets the language of TypeScript's messages. They exist in German and French, but not in Arabic, which only
 * respondents use.
 */
async function setLanguage(language: string): Promise<void> {
  if (language === current) return;
  current = language;
  const messages = await messagesOf[language]?.();
  // NOTE: the cast is needed because this function is missing in the published types.
  (ts as unknown as { setLocalizedDiagnosticMessages(messages: unknown): void }).setLocalizedDiagnosticMessages(
    messages?.default,
  );
}
