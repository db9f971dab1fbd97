import { type ComponentDefinition, walkComponents } from '@tideform/engine';
import { type ImportedForm, readForeignForm } from '../index.ts';

export type Read = Extract<ImportedForm, { readonly ok: true }>;

/** A form of a file that is there to be read. */
export function readGood(content: Uint8Array | string | object, name = 'form', language?: string): Read {
  const given = typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content);
  const read = readForeignForm(name, given, { submit: 'Submit', isType: (type) => type !== 'form', language });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return read;
}

/** Its component with a key, wherever it lies. */
export function componentOf({ form }: Read, key: string): ComponentDefinition {
  for (const { definition } of walkComponents(form)) if (definition.key === key) return definition;
  throw new Error(`no component ${key}`);
}

/** What became of a property, in one line: `lost unknown`. */
export const becameOf = ({ findings }: Read, property: string): readonly string[] =>
  findings
    .filter((finding) => finding.property === property)
    .map(({ outcome, reason }) => (reason ? `${outcome} ${reason.code}` : outcome));
