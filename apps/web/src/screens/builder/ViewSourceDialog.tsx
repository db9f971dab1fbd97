import { readSource } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, serializeForm, upgradeForm } from '@tideform/engine';
import { words } from './builder.words.ts';
import { JsonDialog } from './JsonDialog.tsx';
import type { ReadJson } from './read-json.ts';

/** The whole form as JSON. */
export function ViewSourceDialog({
  schema,
  ...rest
}: {
  readonly schema: FormDefinition;
  readonly onApply: (form: FormDefinition) => void;
  readonly onClose: () => void;
}) {
  const { title, hint, label } = words.source;
  return <JsonDialog {...rest} {...{ title, hint, label, read }} source={serializeForm(schema)} />;
}

function read(source: string): ReadJson<FormDefinition> {
  const found = readSource(source, specs);
  if (!found.ok) return found;
  const { form, unknownTypes } = found;
  return {
    ok: true,
    value: upgradeForm(form),
    ...(unknownTypes.length > 0 && { warning: words.source.unknown(unknownTypes) }),
  };
}
