import { operations } from '@tideform/graph';
import { isRootSite, type Site } from '../../library/item.ts';
import { listSitesOfGroups } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { formatInstant, formatSiteId } from '../answer/describe.ts';
import { splitWords } from '../answer/directory-query.ts';
import { createPageResponse } from '../answer/page.ts';
import { selectProperties } from '../answer/select.ts';
import { type GraphContext, implement, ok } from '../call/graph-call.ts';
import { requireRootSite } from '../find-site.ts';
import { openSite } from '../open-list.ts';

/** Describes a site as Graph's site resource. */
export function describeSite(context: GraphContext, site: Site): Record<string, unknown> {
  const path = isRootSite(site) ? '' : `/sites/${encodeURIComponent(site.name)}`;
  return {
    id: formatSiteId(context, site),
    name: site.name,
    displayName: site.displayName,
    createdDateTime: formatInstant(site.createdAt),
    lastModifiedDateTime: formatInstant(site.createdAt),
    webUrl: `${context.publicUrl}${path}`,
    siteCollection: { hostname: new URL(context.publicUrl).hostname },
    root: {},
  };
}

export const listSites = implement(operations.listSites, async (call, context) => {
  const { search } = call.query;
  if (search === undefined) throw refusals.invalidRequest("The option 'search' is missing.");
  const groupIds = call.actor.memberships.map(({ group }) => group.id);
  const memberSites = await listSitesOfGroups(context.db, call.actor.tenantId, groupIds);
  const matches = [await requireRootSite(context, call.actor), ...memberSites].filter((site) =>
    matchesSearch(search, site),
  );
  const rows = matches.map((site) => selectProperties(describeSite(context, site), call.query));
  return createPageResponse(call, rows, 200, 1000);
});

/**
 * Returns whether a site matches a search: every word must be a prefix of a word of its title or name. `*` matches all,
 * an empty search nothing.
 */
function matchesSearch(search: string, site: Site): boolean {
  const text = search.replaceAll('"', ' ').trim();
  if (text === '*') return true;
  const words = [...splitWords(site.displayName), ...splitWords(site.name), site.name.toLowerCase()];
  const searchWords = splitWords(text);
  return searchWords.length > 0 && searchWords.every((one) => words.some((word) => word.startsWith(one)));
}

export const getSite = implement(operations.getSite, async (call, context) =>
  ok(selectProperties(describeSite(context, await openSite(call, context)), call.query)),
);
