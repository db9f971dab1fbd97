import type { GraphQuery } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';

const DOWNLOAD_URL = '@microsoft.graph.downloadUrl';

/**
 * Keeps what `$select` names, whatever its case. Expanded properties stay; annotations of the row stay; the download
 * address only comes when it is named.
 */
export function select(
  resource: Readonly<Record<string, unknown>>,
  query: { readonly select?: readonly string[] | undefined },
  expanded: readonly string[] = [],
) {
  if (query.select === undefined || query.select.includes('*')) return resource;
  const wanted = new Set([...query.select, ...expanded].map((name) => name.toLowerCase()));
  if (wanted.has('content.downloadurl')) wanted.add(DOWNLOAD_URL.toLowerCase());
  return Object.fromEntries(
    Object.entries(resource).filter(([key]) => key.startsWith('@odata.') || wanted.has(key.toLowerCase())),
  );
}

/**
 * As `select`, the way of the directory: what is selected and empty is `null`, what nobody knows is refused, and without a
 * selection only the usual properties come.
 */
export function selectFromDirectory(
  resource: Readonly<Record<string, unknown>>,
  query: GraphQuery,
  usual: readonly string[],
): Record<string, unknown> {
  const wanted = query.select ?? usual;
  const known = new Map(Object.keys(resource).map((key) => [key.toLowerCase(), key]));
  const annotations = Object.entries(resource).filter(([key]) => key.startsWith('@odata.'));
  const chosen = wanted.map((name) => {
    const key = known.get(name.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'Request_BadRequest', `Could not find a property named '${name}'.`);
    return [key, resource[key] ?? null] as const;
  });
  return Object.fromEntries([...annotations, ...chosen]);
}
