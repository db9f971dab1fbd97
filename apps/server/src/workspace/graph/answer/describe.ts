import type { Person } from '../../directory/directory.ts';
import { type List, type Site, SYSTEM_ACCOUNT_ID } from '../../library/item.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** Describes a person as Graph's identity set. */
export function describeIdentitySet(people: ReadonlyMap<string, Person>, personId: string) {
  if (personId === SYSTEM_ACCOUNT_ID) return { user: { displayName: 'System Account' } };
  const person = people.get(personId);
  return {
    user: { id: personId, displayName: person?.displayName ?? '', ...(person?.mail ? { email: person.mail } : {}) },
  };
}

/** Returns the web URL of an item, which `browse/` serves. */
export function getWebUrl(context: GraphContext, site: Site, list: List, path: readonly string[]): string {
  return [context.publicUrl, 'sites', ...[site.name, list.name, ...path].map(encodeURIComponent)].join('/');
}

/** Formats an instant to the second, as SharePoint does. */
export function formatInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19)}Z`;
}

/** Formats a site ID: `hostname,siteCollectionGuid,webGuid`. */
export function formatSiteId(context: GraphContext, site: Site): string {
  return [new URL(context.publicUrl).hostname, site.collectionId, site.id].join(',');
}
