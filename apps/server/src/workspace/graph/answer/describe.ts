import type { Person } from '../../directory/directory.ts';
import { type List, type Site, SYSTEM_ACCOUNT_ID } from '../../library/item.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** Somebody, as Graph names who did something. */
export function identityOf(people: ReadonlyMap<string, Person>, personId: string) {
  if (personId === SYSTEM_ACCOUNT_ID) return { user: { displayName: 'System Account' } };
  const person = people.get(personId);
  return {
    user: { id: personId, displayName: person?.displayName ?? '', ...(person?.mail ? { email: person.mail } : {}) },
  };
}

/** Address of an item for people: `browse/` shows it. */
export function webUrlOf(context: GraphContext, site: Site, list: List, path: readonly string[]): string {
  return [context.publicUrl, 'sites', ...[site.name, list.name, ...path].map(encodeURIComponent)].join('/');
}

/** Instants to the second, as SharePoint has them. */
export function formatInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** `hostname,siteCollectionGuid,webGuid`. */
export function siteIdOf(context: GraphContext, site: Site): string {
  return [new URL(context.publicUrl).hostname, site.collectionId, site.id].join(',');
}
