import { type Call, denied, invalid, notFound, Refusal } from './call.ts';
import { splitWords } from './directory/directory-list.ts';
import { isMember } from './drives/access.ts';
import { handleList } from './lists/list-routes.ts';
import { createList, findList, listLists } from './lists/lists.ts';
import { pickProperties, replyJson, replyPage } from './reply.ts';
import { formatSiteId, type Group, siteHost } from './state.ts';

/** A group's site, or the root site of the organization, which has no lists. */
export type Site = Group | 'root';

/** Finds a site by its ID, by the ID `root`, or by host and path. */
export function findSite(call: Call, id: string, path: string | undefined): Site {
  if (path !== undefined && path !== '/') return getGroupOfSite(call, path.slice(1));
  if (id === 'root' || id === siteHost || id === formatSiteId('root')) return 'root';
  return getGroupOfSite(call, /^[^,]+,([^,]+),\1$/.exec(id)?.[1] ?? '');
}

function getGroupOfSite(call: Call, id: string): Group {
  const group = call.state.groups.get(id);
  if (!group) throw notFound('Requested site could not be found');
  return group;
}

/** Handles everything below a site; `rest` is encoded and empty or begins with a slash. */
export function handleSiteRequest(call: Call, site: Site, rest: string): Response {
  if (site !== 'root' && !isMember(site, call.user.id)) throw denied();
  const [, part, listId, below = ''] = /^\/(\w+)(?:\/([^/]+)(\/.*)?)?$/.exec(rest) ?? [];
  if (rest === '' && call.method === 'GET') return replyJson(pickProperties(describeSite(site), call.query.select));
  if (part !== 'lists') throw new Refusal(400, 'BadRequest', `Resource not found for the segment '${part}'.`);
  if (site === 'root') return handleRootLists(call, listId);
  if (listId !== undefined) return handleList(call, findList(call, site, decodeURIComponent(listId)), below);
  if (call.method === 'POST') return createList(call, site);
  return listLists(call, site);
}

function handleRootLists(call: Call, listId: string | undefined): Response {
  if (listId !== undefined) throw notFound('The specified list was not found');
  if (call.method !== 'GET') throw denied();
  return replyPage(call, [], () => ({}));
}

export function listSites(call: Call): Response {
  const { search } = call.query;
  if (search === undefined) throw invalid("The option 'search' is missing.");
  const ownSites = [...call.state.groups.values()].filter((group) => isMember(group, call.user.id));
  const found = (['root', ...ownSites] satisfies Site[])
    .map(describeSite)
    .filter((site) => matchesSearch(search, site.displayName));
  return replyPage(call, found, (site) => pickProperties(site, call.query.select));
}

function matchesSearch(search: string, title: string): boolean {
  if (search === '*') return true;
  const wanted = splitWords(search);
  return wanted.length > 0 && wanted.every((one) => splitWords(title).some((word) => word.startsWith(one)));
}

function describeSite(site: Site) {
  const { id, displayName } = site === 'root' ? { id: 'root', displayName: 'Contoso' } : site;
  return {
    id: formatSiteId(id),
    name: displayName,
    displayName,
    createdDateTime: '2026-01-01T00:00:00Z',
    webUrl: `https://${siteHost}/${site === 'root' ? '' : encodeURIComponent(id)}`,
    siteCollection: { hostname: siteHost },
    root: {},
  };
}
