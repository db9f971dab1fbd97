import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import { html } from '../../pages/html.ts';
import { readPageStyle } from '../../pages/read-style.ts';
import type { Person } from '../directory/directory.ts';
import { findPeople, findPerson } from '../directory/people-store.ts';
import { signInAddress } from '../identity/sign-in-address.ts';
import { contentFor } from '../library/item.ts';
import { listChildren } from '../library/items/items-store.ts';
import { findVersion, listVersions } from '../library/items/versions-store.ts';
import { type LibraryDatabase, libraryTables } from '../library/library-tables.ts';
import { type BrowseSpeech, browseFrame, browsePolicy, browseSpeech } from './browse-frame.ts';
import { BROWSE_CLIENT_ID, BROWSE_PATH } from './browse-path.ts';
import { type BrowsedPlace, findBrowsedPlace } from './find-place.ts';
import { filePage, folderPage } from './item-page.ts';

export interface BrowsePagesOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly publicUrl: string;
  /** Id of the person who is signed in to the workspace in this browser. */
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

interface Reading {
  readonly said: BrowseSpeech;
  readonly db: LibraryDatabase;
  readonly person: Person;
  readonly names: readonly string[];
}

const ROWS_ON_PAGE = 200;

/** Serves a page for each file and folder of a library under its `webUrl`, to whoever is signed in and may read it. */
export async function serveBrowsePages(app: FastifyInstance, options: BrowsePagesOptions): Promise<void> {
  const css = readPageStyle(join(import.meta.dirname, 'browse.css'));
  app.get(`${BROWSE_PATH}/browse.css`, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css').send(css),
  );
  app.get(`${BROWSE_PATH}/sign-in`, (_, reply) =>
    reply.redirect(signInFor(options, '/', { prompt: 'select_account' }), 303),
  );
  app.get<{ Querystring: Query }>(BROWSE_PATH, async (request, reply) => {
    const { error, state = '' } = request.query;
    const said = await saidTo(request);
    const { notSignedIn, notFinished } = said.messages;
    if (error !== undefined) return sendNotice(reply.status(400), said, notSignedIn, notFinished);
    return reply.redirect(isOurPlace(state) ? state : '/', 303);
  });
  app.get('/sites/*', (request, reply) => answerPlace(options, request as Request, reply));
}

async function answerPlace(options: BrowsePagesOptions, request: Request, reply: FastifyReply): Promise<FastifyReply> {
  const id = await options.findSession(request, reply);
  const person = id === undefined ? undefined : await findPerson(options.database, id);
  if (person === undefined) {
    return reply.header('cache-control', 'no-store').redirect(signInFor(options, request.url), 303);
  }
  const db = libraryTables(options.database);
  const names = request.params['*'].split('/').filter((name) => name !== '');
  const place = await findBrowsedPlace({ database: options.database, db }, person, names);
  const said = await saidTo(request);
  if (place === undefined) {
    const { notFound, noPlace } = said.messages;
    return sendNotice(reply.status(404), said, notFound, noPlace, person.displayName);
  }
  const reading = { said, db, person, names };
  if (place.item.isFolder) return sendFolder(reply, reading, place, request.query.after);
  const { download, version } = request.query;
  if (download === undefined && version === undefined) return sendFile(options, reply, reading, place);
  return sendContent(options, reply, reading, place, version);
}

const saidTo = ({ headers }: FastifyRequest): Promise<BrowseSpeech> => browseSpeech(headers['accept-language']);

async function sendFolder(
  reply: FastifyReply,
  { said, db, person, names }: Reading,
  { access, item }: BrowsedPlace,
  after: string | undefined,
): Promise<FastifyReply> {
  const [, key = '', id = ''] = /^(.*)\/([^/]+)$/s.exec(after ?? '') ?? [];
  const page = { access, order: 'name', isDescending: false, limit: ROWS_ON_PAGE } as const;
  const found = await listChildren(db, item.id, { ...page, ...(id !== '' && { after: { key, id } }) });
  const next = found.next && `${found.next.key}/${found.next.id}`;
  return sendPage(reply, folderPage({ said, names, reader: person.displayName, item, children: found.items, next }));
}

async function sendFile(
  { database }: BrowsePagesOptions,
  reply: FastifyReply,
  { said, db, person, names }: Reading,
  { item }: BrowsedPlace,
): Promise<FastifyReply> {
  const versions = await listVersions(db, item.id);
  const ids = [item.createdBy, item.modifiedBy, ...versions.map((version) => version.createdBy)];
  const people = new Map([...(await findPeople(database, ids))].map(([id, { displayName }]) => [id, displayName]));
  const { size } = contentFor(item, person.id);
  return sendPage(reply, filePage({ said, names, reader: person.displayName, item, size, versions, people }));
}

/** NOTE: whatever is in it, what somebody uploaded is only ever downloaded from our origin. */
async function sendContent(
  { files }: BrowsePagesOptions,
  reply: FastifyReply,
  { said, db, person }: Reading,
  { item }: BrowsedPlace,
  version: string | undefined,
): Promise<FastifyReply> {
  const isNumber = /^[1-9]\d{0,8}$/.test(version ?? '');
  const content =
    version === undefined ? contentFor(item, person.id) : isNumber && (await findVersion(db, item.id, Number(version)));
  const { notFound, noVersion } = said.messages;
  if (!content) return sendNotice(reply.status(404), said, notFound, noVersion, person.displayName);
  reply.headers({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(item.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-length': content.size,
  });
  return reply.type('application/octet-stream').send(await files.open(content.sha256 ?? ''));
}

/** The sign-in that comes back to a place. */
function signInFor({ publicUrl }: BrowsePagesOptions, place: string, more: Record<string, string> = {}): string {
  const app = { clientId: BROWSE_CLIENT_ID, address: `${publicUrl}${BROWSE_PATH}` };
  return signInAddress(app, { state: place, ...more });
}

/** Nobody is led anywhere else after the sign-in. */
const isOurPlace = (address: string): boolean => /^\/sites\/[^/\\]/.test(address);

function sendNotice(
  reply: FastifyReply,
  said: BrowseSpeech,
  title: string,
  text: string,
  reader?: string,
): FastifyReply {
  const away = html`<p><a href="${BROWSE_PATH}/sign-in">${said.messages.another}</a></p>`;
  return sendPage(reply, browseFrame(said, title, html`<h1>${title}</h1><p>${text}</p>${away}`, reader));
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
