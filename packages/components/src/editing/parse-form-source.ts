import { type FormDefinition, validateForm, walkComponents } from '@tideform/engine';
import type { FormProblemMessages } from './form-problem.messages.ts';
import { formatFormProblem } from './format-form-problem.ts';
import { parseTypedJson } from './parse-typed-json.ts';

export type ParsedSource =
  | { readonly ok: true; readonly form: FormDefinition; readonly unknownTypes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Parses the JSON source of a form.
 * @param knownTypes object whose keys are the known component types; components of other types are kept but not
 * rendered
 */
export function parseFormSource(
  source: string,
  knownTypes: Readonly<Record<string, unknown>>,
  messages: FormProblemMessages,
): ParsedSource {
  const parsedJson = parseTypedJson(source, messages);
  if (!parsedJson.ok) return parsedJson;
  const parsed = validateForm(parsedJson.json);
  if (!parsed.ok)
    return { ok: false, problems: parsed.problems.map((problem) => formatFormProblem(problem, messages)) };
  const types = new Set([...walkComponents(parsed.form)].map(({ definition }) => definition.type));
  const unknownTypes = [...types].filter((type) => !Object.hasOwn(knownTypes, type)).sort();
  return { ok: true, form: parsed.form, unknownTypes };
}
