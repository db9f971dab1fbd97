import { type FormDefinition, walkComponents } from '@tideform/engine';
import { assignKeys } from '../keys/assign-keys.ts';
import { type ComponentPath, getPosition, type MultiEditResult } from '../positions/component-path.ts';
import { findComponent } from '../positions/find-component.ts';
import { findOutermost } from '../positions/find-outermost.ts';
import { mapToOriginals } from '../references/map-to-originals.ts';
import { updateReferences } from '../references/update-references.ts';
import { insertComponents } from './insert-components.ts';

/**
 * Duplicates components. Copies of components in the same list are inserted after the last of the originals. All copies
 * get unique keys, and references among the copied components point to the copies.
 */
export function duplicateComponents(form: FormDefinition, paths: Iterable<ComponentPath>): MultiEditResult {
  const copied = findOutermost(form, paths);
  const copies = assignKeys(
    copied.map((path) => findComponent(form, path)!),
    form,
  );
  const lists = Map.groupBy(
    copied.map((path, index) => ({ path, copy: copies[index]! })),
    ({ path }) => path.slice(0, path.lastIndexOf('.') + 1),
  );
  // Starts with the last group, because each insertion shifts the components that follow.
  const groups = [...lists.values()].sort(
    (one, other) => copied.indexOf(getLast(other).path) - copied.indexOf(getLast(one).path),
  );
  const next = groups.reduce((now, group) => {
    const position = getPosition(getLast(group).path);
    return insertComponents(
      now,
      group.map(({ copy }) => copy),
      { ...position, index: position.index + 1 },
    ).form;
  }, form);
  const createdDefinitions = new Set(copies);
  const originals = mapToOriginals(
    copies,
    copied.map((path) => findComponent(form, path)!),
  );
  return {
    ...updateReferences(form, next, { from: form, originals }),
    paths: [...walkComponents(next)].filter((one) => createdDefinitions.has(one.definition)).map(({ id }) => id),
  };
}

const getLast = <One>(group: readonly One[]): One => group.at(-1)!;
