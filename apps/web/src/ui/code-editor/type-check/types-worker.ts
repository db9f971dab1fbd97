import types from 'virtual:javascript-types';
import ts from '@typescript/old';
import { createTypeCheck } from './check-types.ts';
import type { TypesAnswer, TypesQuestion } from './types-messages.ts';

const check = createTypeCheck(ts, types);

self.onmessage = async ({ data }: MessageEvent<TypesQuestion>) => {
  const { number, code, declared, language } = data;
  await speak(language);
  self.postMessage({ number, problems: check(code, declared) } satisfies TypesAnswer);
};

let spoken = 'en';

/** TypeScript speaks German and no Arabic: builders have the app in the first two. */
async function speak(language: string): Promise<void> {
  if (language === spoken) return;
  spoken = language;
  const said = language === 'de' ? await import('@typescript/old/lib/de/diagnosticMessages.generated.json') : undefined;
  // NOTE: it is there, and left out of the types that are published.
  (ts as unknown as { setLocalizedDiagnosticMessages(said: unknown): void }).setLocalizedDiagnosticMessages(
    said?.default,
  );
}
