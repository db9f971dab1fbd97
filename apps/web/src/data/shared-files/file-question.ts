import { specOf } from '@tideform/components/specs';
import { type FormDefinition, walkComponents } from '@tideform/engine';

/** The first question of a form that takes files and lies in no row: where what was shared belongs. */
export function fileQuestionOf(
  form: FormDefinition,
): { readonly key: string; readonly takesSeveral: boolean } | undefined {
  const parents = new Map<string, boolean>();
  for (const { definition, id, parentId } of walkComponents(form)) {
    const spec = specOf(definition.type);
    const isInRow = parentId !== undefined && parents.get(parentId) === true;
    parents.set(id, isInRow || (spec?.shape !== undefined && spec.shape !== 'none'));
    if (!spec || isInRow) continue;
    const props = spec.props.safeParse(definition);
    if (props.success && spec.valueKind(props.data) === 'files' && definition.key !== undefined) {
      return { key: definition.key, takesSeveral: definition.multiple === true };
    }
  }
  return undefined;
}
