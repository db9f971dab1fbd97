import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, type FormDefinition, parseForm, printForm, serializeForm } from '@tideform/engine';
import { openTestScripts } from '@tideform/engine/testing';
import { toPdf } from '@tideform/print';
import { fillByRule } from '../fill-by-rule.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`)));
const inEnglish = await prints.read({ language: 'en', locale: 'en' });
const ports = {
  fonts: { regular: font('400Regular/NotoSans_400Regular.ttf'), bold: font('700Bold/NotoSans_700Bold.ttf') },
  createdAt: new Date(0),
};

export interface Tried {
  /** Rules that the answers break which our rule gives. */
  readonly issues: number;
  readonly pdfBytes: number;
}

/** Opens, fills, checks, prints and saves a form. @throws where any of it goes wrong */
export async function tryForm(json: unknown): Promise<Tried> {
  const before = structuredClone(json);
  const parsed = parseForm(json);
  if (!parsed.ok)
    throw new Error(`not opened: ${parsed.problems.map((problem) => `${problem.code} ${problem.path}`).join(', ')}`);
  const session = createSession({ form: parsed.form, specs, scripts: openTestScripts });
  try {
    await session.settled();
    fillByRule(session);
    await session.settled();
    const issues = session.validate().length;
    const document = {
      title: 'Corpus',
      language: 'en',
      direction: 'ltr' as const,
      blocks: printForm(session, inEnglish),
    };
    const pdfBytes = (await toPdf(document, undefined, ports)).length;
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
