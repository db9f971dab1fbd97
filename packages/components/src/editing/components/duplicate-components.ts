import { type FormDefinition, walkComponents } from '@tideform/engine';
import { giveKeys } from '../keys/give-keys.ts';
import { componentAt } from '../place/component-at.ts';
import { type ComponentPath, type EditedSeveral, placeOf } from '../place/component-path.ts';
import { outermost } from '../place/outermost.ts';
import { followEdit } from '../references/follow-edit.ts';
import { originalsOf } from '../references/originals-of.ts';
import { insertComponents } from './insert-components.ts';

/**
 * Puts copies of components behind them: of those in one list, behind the last of these. All copies have keys of their
 * own, and references among them point at the copies.
 */
export function duplicateComponents(form: FormDefinition, paths: Iterable<ComponentPath>): EditedSeveral {
  const copied = outermost(form, paths);
  const copies = giveKeys(
    copied.map((path) => componentAt(form, path)!),
    form,
  );
  const lists = Map.groupBy(
    copied.map((path, index) => ({ path, copy: copies[index]! })),
    ({ path }) => path.slice(0, path.lastIndexOf('.') + 1),
  );
  // The last first: what is put somewhere shifts what lies behind it.
  const groups = [...lists.values()].sort(
    (one, other) => copied.indexOf(last(other).path) - copied.indexOf(last(one).path),
  );
  const next = groups.reduce((now, group) => {
    const place = placeOf(last(group).path);
    return insertComponents(
      now,
      group.map(({ copy }) => copy),
      { ...place, index: place.index + 1 },
    ).form;
  }, form);
  const made = new Set(copies);
  const originals = originalsOf(
    copies,
    copied.map((path) => componentAt(form, path)!),
  );
  return {
    ...followEdit(form, next, { from: form, originals }),
    paths: [...walkComponents(next)].filter((one) => made.has(one.definition)).map(({ id }) => id),
  };
}

const last = <One>(group: readonly One[]): One => group.at(-1)!;
