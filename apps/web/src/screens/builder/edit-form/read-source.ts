import { type FormDefinition, type FormProblem, parseForm, walkComponents } from '@tideform/engine';

export type ReadSource =
  | { readonly ok: true; readonly form: FormDefinition; readonly unknownTypes: readonly string[] }
  | { readonly ok: false; readonly problems: readonly string[] };

const problemWords: Readonly<Record<FormProblem['code'], string>> = {
  'not-a-form': 'this is not a form: it needs a list called components.',
  'not-a-component': 'this is not a component.',
  'missing-type': 'a component needs a type.',
  'wrong-type': 'this has the wrong type.',
  'refused-name': 'this name is not allowed.',
  'not-json': 'this is not JSON.',
  'too-deep': 'the form is nested too deeply.',
  'too-large': 'the form is too large.',
};

/**
 * Reads what a person wrote as a form's source.
 * @param knownTypes anything by stored type name; other types are kept, but not drawn
 */
export function readSource(source: string, knownTypes: Readonly<Record<string, unknown>>): ReadSource {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (cause) {
    return { ok: false, problems: [cause instanceof Error ? `JSON: ${cause.message}` : 'JSON'] };
  }
  const parsed = parseForm(json);
  if (!parsed.ok) return { ok: false, problems: parsed.problems.map(wordProblem) };
  const types = new Set([...walkComponents(parsed.form)].map(({ definition }) => definition.type));
  const unknownTypes = [...types].filter((type) => !Object.hasOwn(knownTypes, type)).sort();
  return { ok: true, form: parsed.form, unknownTypes };
}

const wordProblem = ({ code, path }: FormProblem): string =>
  path ? `${path}: ${problemWords[code]}` : problemWords[code];
