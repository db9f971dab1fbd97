import {
  type ComponentPath,
  type DropPosition,
  findComponent,
  getComponentIdentity,
  getPosition,
  isWithin,
} from '@tideform/components/editing';
import type { LocalizedPalette } from '@tideform/components/palette';
import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';

export interface OutlineRow {
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
  readonly name: string;
  /** Depth of the row, from 1. */
  readonly level: number;
  /** Position of the row among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Whether the row is expanded; `undefined` for a row without children. */
  readonly isExpanded: boolean | undefined;
  /** Stable identity of the component, by which its collapsed state is stored: paths change when a component moves. */
  readonly identity: string;
}

/**
 * Creates the rows of the outline, from top to bottom. The children of all columns form one list.
 * @param collapsed identities of the rows whose children are hidden
 * @param query shows only rows whose name contains the query, and their ancestors, expanded
 */
export function createOutlineRows(
  form: FormDefinition,
  collapsed: ReadonlySet<string>,
  kinds: LocalizedPalette,
  query = '',
): readonly OutlineRow[] {
  const normalizedQuery = query.trim().toLowerCase();
  const createRows = (children: readonly ChildComponent[], level: number): readonly OutlineRow[] =>
    children.flatMap(({ definition, path }, index) => {
      const childComponents = getChildren(definition, path);
      const identity = getComponentIdentity(definition);
      const isOpen = normalizedQuery !== '' || !collapsed.has(identity);
      const descendantRows = isOpen ? createRows(childComponents, level + 1) : [];
      const name = getComponentName(definition, kinds);
      if (normalizedQuery !== '' && descendantRows.length === 0 && !name.toLowerCase().includes(normalizedQuery))
        return [];
      const isExpanded = childComponents.length > 0 ? isOpen : undefined;
      return [
        { path, definition, name, level, position: index + 1, siblings: children.length, isExpanded, identity },
        ...descendantRows,
      ];
    });
  return createRows(
    form.components.map((definition, index) => ({ definition, path: String(index) })),
    1,
  );
}

interface ChildComponent {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
}

const getChildren = (definition: ComponentDefinition, path: ComponentPath): readonly ChildComponent[] =>
  findChildSlots(definition).flatMap(({ name, components }) =>
    components.map((child, index) => ({ definition: child, path: `${path}.${name}.${index}` })),
  );

/**
 * Returns the drop position for a pointer over a row of the outline: before the row, after it, or inside if the row is
 * a container.
 * @param share vertical position of the pointer within the row, from 0 to 1
 */
export function getOutlineDropPosition(
  form: FormDefinition,
  path: string,
  share: number,
  isExpanded: boolean,
  moved: readonly string[],
): DropPosition | undefined {
  if (moved.some((one) => isWithin(path, one))) return undefined;
  const place = getPosition(path);
  const definition = findComponent(form, path);
  const [slot, ...others] = definition ? findChildSlots(definition) : [];
  if (slot && share > 1 / 3 && (share < 2 / 3 || isExpanded)) {
    const index = others.length > 0 || isExpanded ? 0 : slot.components.length;
    return { parent: path, slot: slot.name, index };
  }
  return share < 1 / 2 ? place : { ...place, index: place.index + 1 };
}
