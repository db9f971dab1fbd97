import { type FormProblemWords, readSource } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';
import type { ReadJson } from '../read-json.ts';
import type { SettingsWords } from './settings.words.ts';

/** Reads what a person wrote as a component's source, by the rules of a whole form's. */
export function readComponent(
  source: string,
  words: SettingsWords,
  problems: FormProblemWords,
): ReadJson<ComponentDefinition> {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (cause) {
    return { ok: false, problems: [cause instanceof Error ? `JSON: ${cause.message}` : 'JSON'] };
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { ok: false, problems: [words.json.notOne] };
  const read = readSource(JSON.stringify({ components: [json] }), specs, problems);
  if (!read.ok)
    return { ok: false, problems: read.problems.map((problem) => problem.replace(/^components\[0\]\.?/, '')) };
  return { ok: true, value: read.form.components[0]! };
}
