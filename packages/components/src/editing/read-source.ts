import { checkForm, type FormDefinition, walkComponents } from '@tideform/engine';
import type { FormProblemMessages } from './form-problem.messages.ts';
import { readWrittenJson } from './read-written-json.ts';
import { wordFormProblem } from './word-form-problem.ts';

export type ReadSource =
  | { readonly ok: true; readonly form: FormDefinition; readonly unknownTypes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads what a person wrote as a form's source.
 * @param knownTypes anything by stored type name; other types are kept, but not drawn
 */
export function readSource(
  source: string,
  knownTypes: Readonly<Record<string, unknown>>,
  messages: FormProblemMessages,
): ReadSource {
  const written = readWrittenJson(source, messages);
  if (!written.ok) return written;
  const parsed = checkForm(written.json);
  if (!parsed.ok) return { ok: false, problems: parsed.problems.map((problem) => wordFormProblem(problem, messages)) };
  const types = new Set([...walkComponents(parsed.form)].map(({ definition }) => definition.type));
  const unknownTypes = [...types].filter((type) => !Object.hasOwn(knownTypes, type)).sort();
  return { ok: true, form: parsed.form, unknownTypes };
}
