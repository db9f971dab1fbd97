import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import { html } from '../../pages/html.ts';
import { readPageStyle } from '../../pages/read-style.ts';
import type { Person } from '../directory/directory.ts';
import { findPeople, findPerson } from '../directory/people-store.ts';
import { getSignInUrl } from '../identity/sign-in-url.ts';
import { type Access, isGranted, loadAccess } from '../library/access/access-store.ts';
import { loadActor } from '../library/actor.ts';
import { getContentFor, type Item, isRoot, type List, type Site } from '../library/item.ts';
import { findItemAt } from '../library/items/item-address.ts';
import { listChildren } from '../library/items/items-store.ts';
import { findVersion, listVersions } from '../library/items/versions-store.ts';
import { type LibraryDatabase, withLibraryTables } from '../library/library-tables.ts';
import { findSiteByName, listSiteLists } from '../library/lists/lists-store.ts';
import {
  BROWSE_CLIENT_ID,
  BROWSE_PATH,
  type BrowseLocale,
  browsePolicy,
  loadBrowseLocale,
  renderBrowseFrame,
} from './browse-frame.ts';
import { renderFilePage, renderFolderPage } from './item-page.ts';

export interface BrowsePagesOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly publicUrl: string;
  /** Returns the ID of the person who is signed in to the workspace in this browser. */
  findSession(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

interface Query {
  readonly code?: string;
  readonly error?: string;
  readonly state?: string;
  readonly download?: string;
  readonly version?: string;
  readonly after?: string;
}

type Request = FastifyRequest<{ Params: { '*': string }; Querystring: Query }>;

interface BrowseContext {
  readonly pageLocale: BrowseLocale;
  readonly db: LibraryDatabase;
  readonly person: Person;
  readonly names: readonly string[];
}

const ROWS_ON_PAGE = 200;

/** Serves a page for each file and folder of a library under its `webUrl`, to signed-in people who may read it. */
export async function serveBrowsePages(app: FastifyInstance, options: BrowsePagesOptions): Promise<void> {
  const css = readPageStyle(join(import.meta.dirname, 'browse.css'));
  app.get(`${BROWSE_PATH}/browse.css`, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css').send(css),
  );
  app.get(`${BROWSE_PATH}/sign-in`, (_, reply) =>
    reply.redirect(getSignInRedirect(options, '/', { prompt: 'select_account' }), 303),
  );
  app.get<{ Querystring: Query }>(BROWSE_PATH, async (request, reply) => {
    const { error, state = '' } = request.query;
    const pageLocale = await loadRequestLocale(request);
    const { notSignedIn, notFinished } = pageLocale.messages;
    if (error !== undefined) return sendMessagePage(reply.status(400), pageLocale, notSignedIn, notFinished);
    return reply.redirect(isItemPath(state) ? state : '/', 303);
  });
  app.get('/sites/*', (request, reply) => serveItem(options, request as Request, reply));
}

async function serveItem(options: BrowsePagesOptions, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const id = await options.findSession(request, reply);
  const person = id === undefined ? undefined : await findPerson(options.database, id);
  if (person === undefined) {
    return reply.header('cache-control', 'no-store').redirect(getSignInRedirect(options, request.url), 303);
  }
  const db = withLibraryTables(options.database);
  const names = request.params['*'].split('/').filter((name) => name !== '');
  const path = await findBrowsedItem({ database: options.database, db }, person, names);
  const pageLocale = await loadRequestLocale(request);
  if (path === undefined) {
    const { notFound, noPlace } = pageLocale.messages;
    return sendMessagePage(reply.status(404), pageLocale, notFound, noPlace, person.displayName);
  }
  const context = { pageLocale, db, person, names };
  if (path.item.isFolder) return sendFolder(reply, context, path, request.query.after);
  const { download, version } = request.query;
  if (download === undefined && version === undefined) return sendFile(options, reply, context, path);
  return sendContent(options, reply, context, path, version);
}

const loadRequestLocale = ({ headers }: FastifyRequest): Promise<BrowseLocale> =>
  loadBrowseLocale(headers['accept-language']);

async function sendFolder(
  reply: FastifyReply,
  { pageLocale, db, person, names }: BrowseContext,
  { access, item }: BrowsedItem,
  after: string | undefined,
): Promise<FastifyReply> {
  const [, key = '', id = ''] = /^(.*)\/([^/]+)$/s.exec(after ?? '') ?? [];
  const page = { access, order: 'name', isDescending: false, limit: ROWS_ON_PAGE } as const;
  const children = await listChildren(db, item.id, { ...page, ...(id !== '' && { after: { key, id } }) });
  const next = children.next && `${children.next.key}/${children.next.id}`;
  return sendPage(
    reply,
    renderFolderPage({ pageLocale, names, reader: person.displayName, item, children: children.items, next }),
  );
}

async function sendFile(
  { database }: BrowsePagesOptions,
  reply: FastifyReply,
  { pageLocale, db, person, names }: BrowseContext,
  { item }: BrowsedItem,
): Promise<FastifyReply> {
  const versions = await listVersions(db, item.id);
  const ids = [item.createdBy, item.modifiedBy, ...versions.map((version) => version.createdBy)];
  const people = new Map([...(await findPeople(database, ids))].map(([id, { displayName }]) => [id, displayName]));
  const { size } = getContentFor(item, person.id);
  return sendPage(
    reply,
    renderFilePage({ pageLocale, names, reader: person.displayName, item, size, versions, people }),
  );
}

/** NOTE: uploaded content is always sent as a download, never rendered on our origin. */
async function sendContent(
  { files }: BrowsePagesOptions,
  reply: FastifyReply,
  { pageLocale, db, person }: BrowseContext,
  { item }: BrowsedItem,
  version: string | undefined,
): Promise<FastifyReply> {
  const isNumber = /^[1-9]\d{0,8}$/.test(version ?? '');
  const content =
    version === undefined
      ? getContentFor(item, person.id)
      : isNumber && (await findVersion(db, item.id, Number(version)));
  const { notFound, noVersion } = pageLocale.messages;
  if (!content) return sendMessagePage(reply.status(404), pageLocale, notFound, noVersion, person.displayName);
  reply.headers({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(item.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-length': content.size,
  });
  return reply.type('application/octet-stream').send(await files.open(content.sha256 ?? ''));
}

/** Returns the sign-in URL that redirects back to `place`. */
function getSignInRedirect(
  { publicUrl }: BrowsePagesOptions,
  returnPath: string,
  more: Record<string, string> = {},
): string {
  const app = { clientId: BROWSE_CLIENT_ID, address: `${publicUrl}${BROWSE_PATH}` };
  return getSignInUrl(app, { state: returnPath, ...more });
}

/** Returns whether a path may be a redirect target after sign-in. Prevents open redirects. */
const isItemPath = (address: string): boolean => /^\/sites\/[^/\\]/.test(address);

function sendMessagePage(
  reply: FastifyReply,
  pageLocale: BrowseLocale,
  title: string,
  text: string,
  reader?: string,
): FastifyReply {
  const signInLink = html`<p><a href="${BROWSE_PATH}/sign-in">${pageLocale.messages.another}</a></p>`;
  return sendPage(
    reply,
    renderBrowseFrame(pageLocale, title, html`<h1>${title}</h1><p>${text}</p>${signInLink}`, reader),
  );
}

function sendPage(reply: FastifyReply, body: string): FastifyReply {
  reply.headers({
    'content-security-policy': browsePolicy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  return reply.type('text/html; charset=utf-8').send(body);
}

/** The item at a browse URL: `/sites/{site}/{library}/{path…}`. */
interface BrowsedItem {
  readonly site: Site;
  readonly list: List;
  readonly access: Access;
  readonly item: Item;
}

/** Finds the item at a path; `undefined` if it doesn't exist or the reader may not see it. */
async function findBrowsedItem(
  { database, db }: { readonly database: Database; readonly db: LibraryDatabase },
  { id, tenantId }: Person,
  names: readonly string[],
): Promise<BrowsedItem | undefined> {
  const [siteName = '', listName = '', ...path] = names;
  const site = await findSiteByName(db, tenantId, siteName);
  const lists = site === undefined ? [] : await listSiteLists(db, site.id);
  const list = lists.find((one) => one.driveId !== null && one.name.toLowerCase() === listName.toLowerCase());
  if (site === undefined || list === undefined) return undefined;
  const access = await loadAccess(db, list.id, await loadActor(database, { personId: id, tenantId }));
  const item = await findItemAt(db, list, { itemId: 'root', path: path.join('/') });
  if (item === undefined) return undefined;
  const mayRead = (isRoot(item) && access.canReadAny) || (await isGranted(access, item, 'read'));
  return mayRead ? { site, list, access, item } : undefined;
}
