import { findSpec } from '@tideform/components/specs';
import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Finds the field to which shared files are added: the first one that accepts files and isn't in a grid row. */
export function findFileField(
  form: FormDefinition,
): { readonly key: string; readonly allowsMultiple: boolean } | undefined {
  const parents = new Map<string, boolean>();
  for (const { definition, id, parentId } of walkComponents(form)) {
    const spec = findSpec(definition.type);
    const isInRow = parentId !== undefined && parents.get(parentId) === true;
    parents.set(id, isInRow || (spec?.shape !== undefined && spec.shape !== 'none'));
    if (!spec || isInRow) continue;
    const props = spec.props.safeParse(definition);
    if (props.success && spec.valueKind(props.data) === 'files' && definition.key !== undefined) {
      return { key: definition.key, allowsMultiple: definition.multiple === true };
    }
  }
  return undefined;
}
