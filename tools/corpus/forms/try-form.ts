import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, parseForm, printForm, serializeForm } from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';
import { renderPdf } from '@tideform/print';
import { fillWithSamples } from '../fill-with-samples.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`)));
const printMessages = await prints.read({ language: 'en', locale: 'en' });
const ports = {
  fonts: { regular: font('400Regular/NotoSans_400Regular.ttf'), bold: font('700Bold/NotoSans_700Bold.ttf') },
  createdAt: new Date(0),
};

export interface TrialResult {
  /** Number of validation errors after filling in the form automatically. */
  readonly issues: number;
  readonly pdfBytes: number;
}

/**
 * Opens, fills in, validates, prints and saves a form.
 *
 * @throws if any step fails
 */
export async function checkForm(json: unknown): Promise<TrialResult> {
  const before = structuredClone(json);
  const parsed = parseForm(json);
  if (!parsed.ok)
    throw new Error(`not opened: ${parsed.problems.map((problem) => `${problem.code} ${problem.path}`).join(', ')}`);
  const session = createSession({ form: parsed.form, specs, scripts: openTestScripts });
  try {
    await session.settled();
    fillWithSamples(session);
    await session.settled();
    const issues = session.validate().length;
    const document = {
      title: 'Corpus',
      language: 'en',
      direction: 'ltr' as const,
      blocks: printForm(session, printMessages),
    };
    const pdfBytes = (await renderPdf(document, undefined, ports)).length;
    expectUnchanged(parsed.form, before);
    return { issues, pdfBytes };
  } finally {
    session.close();
  }
}

function expectUnchanged(form: FormDefinition, before: unknown): void {
  const saved = serializeForm(form);
  const stored: unknown = typeof saved === 'string' ? JSON.parse(saved) : saved;
  if (!isDeepStrictEqual(stored, before)) throw new Error('a save changes the form');
  if (JSON.stringify(stored) !== JSON.stringify(before)) throw new Error('a save changes the order of keys');
}
