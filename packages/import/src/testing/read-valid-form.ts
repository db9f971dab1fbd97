import { type ComponentDefinition, walkComponents } from '@tideform/engine';
import { type ImportedForm, readForeignForm } from '../index.ts';

export type ValidImport = Extract<ImportedForm, { readonly ok: true }>;

/** Reads a file that must contain a valid form. */
export function readValidForm(content: Uint8Array | string | object, name = 'form', language?: string): ValidImport {
  const source = typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content);
  const read = readForeignForm(name, source, { submit: 'Submit', isType: (type) => type !== 'form', language });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read;
}

/** Finds a component by its key, in any container. */
export function findComponent({ form }: ValidImport, key: string): ComponentDefinition {
  for (const { definition } of walkComponents(form)) if (definition.key === key) return definition;
  throw new Error(`no component ${key}`);
}

/** Formats the findings of a property: `lost unknown`. */
export const formatFindings = ({ findings }: ValidImport, property: string): readonly string[] =>
  findings
    .filter((finding) => finding.property === property)
    .map(({ outcome, reason }) => (reason ? `${outcome} ${reason.code}` : outcome));
