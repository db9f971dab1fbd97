import type { DataPlace } from './data-paths.ts';

/** Places of answers by their data path, and where the same components are after the change. */
export interface Moved {
  readonly byPath: ReadonlyMap<string, DataPlace>;
  readonly after: (id: string) => DataPlace | undefined;
}

/**
 * Gives the names of a path that belong to components with another key their new ones; row numbers and what follows the
 * component's own path stay.
 *
 * @param scope data path of the object that the path starts at; '' for the data itself
 */
export function renamePath(path: string, scope: string, { byPath, after }: Moved): string {
  const renamed: string[] = [];
  let was = scope;
  for (const name of path.split('.')) {
    renamed.push(name);
    if (/^\d+$/.test(name)) continue;
    was = was === '' ? name : `${was}.${name}`;
    const place = byPath.get(was);
    const key = place && after(place.id)?.key;
    if (!place || key === undefined || key === place.key) continue;
    const length = place.key.split('.').length;
    if (length <= renamed.length) renamed.splice(-length, length, ...key.split('.'));
  }
  return renamed.join('.');
}
