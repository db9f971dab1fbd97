import { type ComponentPath, identityOf } from '@tideform/components/editing';
import type { Kinds } from '@tideform/components/palette';
import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';
import { nameOf } from '../../../../ui/component-name.ts';

export interface OutlineRow {
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
  readonly name: string;
  /** 1 at the top. */
  readonly level: number;
  /** Among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** `undefined`: it holds nothing. */
  readonly isExpanded: boolean | undefined;
  /** What remembers that it is folded: paths change when something is moved. */
  readonly identity: string;
}

/**
 * The rows of the outline, from top to bottom. What lies in columns lies in one list here.
 * @param folded identities of the rows whose children are not shown
 * @param query shows only what is called so and what it lies in, unfolded
 */
export function outlineRows(
  form: FormDefinition,
  folded: ReadonlySet<string>,
  kinds: Kinds,
  query = '',
): readonly OutlineRow[] {
  const wanted = query.trim().toLowerCase();
  const rowsOf = (children: readonly Child[], level: number): readonly OutlineRow[] =>
    children.flatMap(({ definition, path }, index) => {
      const inner = childrenOf(definition, path);
      const identity = identityOf(definition);
      const isOpen = wanted !== '' || !folded.has(identity);
      const below = isOpen ? rowsOf(inner, level + 1) : [];
      const name = nameOf(definition, kinds);
      if (wanted !== '' && below.length === 0 && !name.toLowerCase().includes(wanted)) return [];
      const isExpanded = inner.length > 0 ? isOpen : undefined;
      return [
        { path, definition, name, level, position: index + 1, siblings: children.length, isExpanded, identity },
        ...below,
      ];
    });
  return rowsOf(
    form.components.map((definition, index) => ({ definition, path: String(index) })),
    1,
  );
}

interface Child {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
}

const childrenOf = (definition: ComponentDefinition, path: ComponentPath): readonly Child[] =>
  childSlotsOf(definition).flatMap(({ name, components }) =>
    components.map((child, index) => ({ definition: child, path: `${path}.${name}.${index}` })),
  );
