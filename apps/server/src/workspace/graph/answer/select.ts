import type { GraphQuery } from '@tideform/graph';
import { Refusal } from '../../refusal.ts';

const DOWNLOAD_URL = '@microsoft.graph.downloadUrl';

/**
 * Applies `$select`, ignoring case. Expanded properties and annotations stay; the download URL is included only when
 * selected.
 */
export function selectProperties(
  resource: Readonly<Record<string, unknown>>,
  query: { readonly select?: readonly string[] | undefined },
  expanded: readonly string[] = [],
) {
  if (query.select === undefined || query.select.includes('*')) return resource;
  const selected = new Set([...query.select, ...expanded].map((name) => name.toLowerCase()));
  if (selected.has('content.downloadurl')) selected.add(DOWNLOAD_URL.toLowerCase());
  return Object.fromEntries(
    Object.entries(resource).filter(([key]) => key.startsWith('@odata.') || selected.has(key.toLowerCase())),
  );
}

/**
 * Applies `$select` as the directory does: selected empty properties are `null`, unknown ones are refused, and without
 * a selection only the default properties are included.
 */
export function selectFromDirectory(
  resource: Readonly<Record<string, unknown>>,
  query: GraphQuery,
  defaults: readonly string[],
): Record<string, unknown> {
  const selected = query.select ?? defaults;
  const keysByName = new Map(Object.keys(resource).map((key) => [key.toLowerCase(), key]));
  const annotations = Object.entries(resource).filter(([key]) => key.startsWith('@odata.'));
  const entries = selected.map((name) => {
    const key = keysByName.get(name.toLowerCase());
    if (key === undefined) throw new Refusal(400, 'Request_BadRequest', `Could not find a property named '${name}'.`);
    return [key, resource[key] ?? null] as const;
  });
  return Object.fromEntries([...annotations, ...entries]);
}
