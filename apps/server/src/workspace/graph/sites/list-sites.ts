import { operations } from '@tideform/graph';
import type { Site } from '../../library/item.ts';
import { listSitesOfGroups } from '../../library/lists/lists-store.ts';
import { refusals } from '../../refusal.ts';
import { splitWords } from '../answer/directory-query.ts';
import { pageOf } from '../answer/page.ts';
import { select } from '../answer/select.ts';
import { implement } from '../call/graph-call.ts';
import { describeSite } from './describe-site.ts';
import { requireRoot } from './find-site.ts';

export const listSites = implement(operations.listSites, async (call, context) => {
  const { search } = call.query;
  if (search === undefined) throw refusals.invalidRequest("The option 'search' is missing.");
  const groupIds = call.actor.memberships.map(({ group }) => group.id);
  const mine = await listSitesOfGroups(context.db, call.actor.tenantId, groupIds);
  const found = [await requireRoot(context, call.actor), ...mine].filter((site) => isFoundBy(search, site));
  const rows = found.map((site) => select(describeSite(context, site), call.query));
  return pageOf(call, rows, 200, 1000);
});

/** Every word of the search begins a word of the title or name; `*` finds all, an empty search nothing. */
function isFoundBy(search: string, site: Site): boolean {
  const text = search.replaceAll('"', ' ').trim();
  if (text === '*') return true;
  const words = [...splitWords(site.displayName), ...splitWords(site.name), site.name.toLowerCase()];
  const wanted = splitWords(text);
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)));
}
