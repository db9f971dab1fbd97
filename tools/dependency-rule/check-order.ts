import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Import, Violation } from './check-imports.ts';
import { type FolderOrder, getSourceFolder, listFolders, listOwners, readOrder } from './read-order.ts';
import { isTest } from './source-files.ts';

/** Checks that each folder imports only from lower levels, as declared in the README of its package. */
export function checkOrder(root: string, imports: readonly Import[]): readonly Violation[] {
  return listOwners(root).flatMap((owner) => {
    const order = readOrder(root, owner);
    const rule = `order-of-folders: ${owner}`;
    const readme = `${owner}/README.md`;
    if (!order) return [{ rule, file: readme, detail: "has no section 'Order of folders'" }];
    const unsound = listOrderFaults(root, order).map((detail) => ({ rule, file: readme, detail }));
    const against = imports.flatMap(({ from, to }) => {
      const detail = isTest(from) ? undefined : explainViolation(order, from, to);
      return detail ? [{ rule, file: from, detail: `imports ${to}: ${detail}` }] : [];
    });
    return [...unsound, ...against];
  });
}

function listOrderFaults(root: string, { owner, levels }: FolderOrder): readonly string[] {
  const named = levels.flat();
  const missing = listFolders(root, owner).filter((name) => !named.includes(name));
  const gone = named.filter((name) => !existsSync(join(root, getSourceFolder(owner), name)));
  const twice = named.filter((name, at) => named.indexOf(name) !== at);
  return [
    ...missing.map((name) => `gives no level for ${name}`),
    ...gone.map((name) => `names ${name}, which does not exist`),
    ...twice.map((name) => `names ${name} twice`),
  ];
}

function explainViolation({ owner, levels }: FolderOrder, from: string, to: string): string | undefined {
  const [fromName, toName] = [getEntry(owner, from), getEntry(owner, to)];
  if (fromName === undefined || toName === undefined || fromName === toName) return undefined;
  const getLevel = (name: string) => levels.findIndex((names) => names.includes(name));
  const [fromLevel, toLevel] = [getLevel(fromName), getLevel(toName)];
  // A file without a level is an entry point and may import everything.
  if (fromLevel < 0) return undefined;
  if (toLevel < 0)
    return isTest(to) ? undefined : `${toName} is an entry point of ${owner}, which its own folders must not import`;
  if (toLevel < fromLevel) return `${toName} is above ${fromName}`;
  return toLevel === fromLevel ? `${toName} and ${fromName} are on the same level` : undefined;
}

/** Returns the source folder of an owner, or the file beside the folders, that a path belongs to. */
function getEntry(owner: string, path: string): string | undefined {
  const sources = `${getSourceFolder(owner)}/`;
  return path.startsWith(sources) ? path.slice(sources.length).split('/')[0] : undefined;
}
