import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Import, Violation } from './check-imports.ts';
import { type FolderOrder, foldersOf, ownersIn, readOrder, sourcesOf } from './read-order.ts';
import { isTest } from './source-files.ts';

/** A folder imports what lies on a level below its own: nothing above it, and no neighbour. */
export function checkOrder(root: string, imports: readonly Import[]): readonly Violation[] {
  return ownersIn(root).flatMap((owner) => {
    const order = readOrder(root, owner);
    const rule = `order-of-folders: ${owner}`;
    const readme = `${owner}/README.md`;
    if (!order) return [{ rule, file: readme, detail: "has no section 'Order of folders'" }];
    const unsound = faultsOf(root, order).map((detail) => ({ rule, file: readme, detail }));
    const against = imports.flatMap(({ from, to }) => {
      const detail = isTest(from) ? undefined : faultOf(order, from, to);
      return detail ? [{ rule, file: from, detail: `imports ${to}: ${detail}` }] : [];
    });
    return [...unsound, ...against];
  });
}

function faultsOf(root: string, { owner, levels }: FolderOrder): readonly string[] {
  const named = levels.flat();
  const missing = foldersOf(root, owner).filter((name) => !named.includes(name));
  const gone = named.filter((name) => !existsSync(join(root, sourcesOf(owner), name)));
  const twice = named.filter((name, at) => named.indexOf(name) !== at);
  return [
    ...missing.map((name) => `gives ${name} no level`),
    ...gone.map((name) => `names ${name}, which is not there`),
    ...twice.map((name) => `names ${name} twice`),
  ];
}

function faultOf({ owner, levels }: FolderOrder, from: string, to: string): string | undefined {
  const [fromName, toName] = [entryOf(owner, from), entryOf(owner, to)];
  if (fromName === undefined || toName === undefined || fromName === toName) return undefined;
  const levelOf = (name: string) => levels.findIndex((names) => names.includes(name));
  const [fromLevel, toLevel] = [levelOf(fromName), levelOf(toName)];
  // A file without a level is an entry point and may import everything.
  if (fromLevel < 0) return undefined;
  if (toLevel < 0) return isTest(to) ? undefined : `${toName} is a door of ${owner}: its folders do not go through it`;
  if (toLevel < fromLevel) return `${toName} lies above ${fromName}`;
  return toLevel === fromLevel ? `${toName} and ${fromName} lie on one level` : undefined;
}

/** The folder of an owner's sources, or the file beside them, that a path belongs to. */
function entryOf(owner: string, path: string): string | undefined {
  const sources = `${sourcesOf(owner)}/`;
  return path.startsWith(sources) ? path.slice(sources.length).split('/')[0] : undefined;
}
