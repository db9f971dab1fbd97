import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import { createSession, parseForm, printForm, serializeForm } from '@tideform/engine';
import { toPdf } from '@tideform/print';
import { fillByRule } from './fill-by-rule.ts';
import type { CorpusForm } from './read-folder.ts';

const require = createRequire(import.meta.url);
const font = (name: string) => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/noto-sans/${name}`)));
const ports = {
  fonts: { regular: font('400Regular/NotoSans_400Regular.ttf'), bold: font('700Bold/NotoSans_700Bold.ttf') },
  createdAt: new Date(0),
};

/** Opens, fills, checks, prints and saves forms. One line a form, one summary line. @returns whether all went well */
export async function reportForms(forms: readonly CorpusForm[]): Promise<boolean> {
  const unknownTypes = new Map<string, number>();
  let sound = 0;
  let whole = 0;
  for (const { file, json } of forms) {
    try {
      const { unknown, issues, bytes } = await tryForm(json);
      for (const type of unknown) unknownTypes.set(type, (unknownTypes.get(type) ?? 0) + 1);
      sound += 1;
      if (unknown.length === 0) whole += 1;
      const missing = unknown.length > 0 ? `, unknown: ${[...new Set(unknown)].sort().join(' ')}` : '';
      console.log(`ok     ${file}: ${issues} issues after filling, PDF of ${(bytes / 1024).toFixed(0)} kB${missing}`);
    } catch (error) {
      console.error(`FAILED ${file}: ${error instanceof Error ? error.message : error}`);
    }
  }
  const unknownList = [...unknownTypes].sort((a, b) => b[1] - a[1]).map(([type, count]) => `${type} ${count}`);
  if (unknownList.length > 0) console.log(`\nunknown types: ${unknownList.join(', ')}`);
  console.log(
    `${forms.length} forms: ${sound} open, fill, check and print, ${whole} of them with every type known; ${forms.length - sound} failed`,
  );
  return sound === forms.length;
}

async function tryForm(json: unknown): Promise<{ unknown: readonly string[]; issues: number; bytes: number }> {
  const before = structuredClone(json);
  const parsed = parseForm(json);
  if (!parsed.ok)
    throw new Error(`not opened: ${parsed.problems.map((problem) => `${problem.code} ${problem.path}`).join(', ')}`);
  const session = createSession({ form: parsed.form, specs });
  fillByRule(session);
  const issues = session.validate().length;
  const document = { title: 'Corpus', language: 'en', direction: 'ltr' as const, blocks: printForm(session, prints) };
  const bytes = (await toPdf(document, undefined, ports)).length;
  const saved = serializeForm(parsed.form);
  const stored: unknown = typeof saved === 'string' ? JSON.parse(saved) : saved;
  if (!isDeepStrictEqual(stored, before)) throw new Error('a save changes the form');
  if (JSON.stringify(stored) !== JSON.stringify(before)) throw new Error('a save changes the order of keys');
  const unknown = session.warnings
    .filter((warning) => warning.code === 'unknown-type')
    .map((warning) => warning.detail);
  return { unknown, issues, bytes };
}
