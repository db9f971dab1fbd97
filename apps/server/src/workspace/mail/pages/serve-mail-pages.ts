import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { html } from '../../../pages/html.ts';
import { readPageStyle } from '../../../pages/read-style.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson } from '../../directory/people-store.ts';
import { GLOBAL_ADMINISTRATOR, listRoles } from '../../directory/roles-store.ts';
import { getSignInUrl } from '../../identity/sign-in-url.ts';
import { hasMailbox, type MailboxItem } from '../mail.ts';
import {
  findAttachment,
  findMailboxItem,
  listAttachments,
  listMailbox,
  loadAttachments,
  markMailboxItemRead,
} from '../mail-store.ts';
import {
  contentSecurityPolicy,
  loadMailLocale,
  type MailLocale,
  type MailReader,
  type MailView,
  mailPath,
  renderMailFrame,
} from './mail-frame.ts';
import { renderMailboxPage } from './mailbox-page.ts';
import { bodyPolicy, renderMessageBody, renderMessagePage } from './message-page.ts';

/** OAuth client ID of the mail pages. */
export const MAIL_CLIENT_ID = 'workspace-mail';

export interface MailPagesOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Returns the ID of the person who is signed in to the workspace in this browser. */
  findSession(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

interface MailContext {
  readonly pageLocale: MailLocale;
  readonly person: Person;
  readonly reader: MailReader;
}

type MessageRoute = { Params: { id: string } };

/** Serves the mail of the signed-in person. Reading a message marks it as read; nothing else can be changed. */
export async function serveMailPages(app: FastifyInstance, options: MailPagesOptions): Promise<void> {
  const css = readPageStyle(join(import.meta.dirname, 'mail.css'));
  app.get(`${mailPath}/mail.css`, (_, reply) => reply.header('cache-control', 'no-cache').type('text/css').send(css));
  app.get(`${mailPath}/sign-in`, (_, reply) =>
    reply.redirect(getSignInUrl(getOAuthClient(options), { prompt: 'select_account' }), 303),
  );
  app.get<{ Querystring: Query }>(mailPath, async (request, reply) => {
    const { code, error } = request.query;
    if (code !== undefined) return reply.redirect(mailPath, 303);
    const pageLocale = await loadRequestLocale(request);
    const { notSignedIn, notFinished } = pageLocale.messages;
    if (error !== undefined) return sendMessagePage(reply.status(400), pageLocale, notSignedIn, notFinished);
    return serveFolder(options, 'inbox', request, reply);
  });
  for (const view of ['sent', 'outside'] as const) {
    app.get<{ Querystring: Query }>(`${mailPath}/${view}`, (request, reply) =>
      serveFolder(options, view, request, reply),
    );
  }
  serveMessages(app, options);
}

interface Query {
  readonly page?: string;
  readonly code?: string;
  readonly error?: string;
}

function serveMessages(app: FastifyInstance, options: MailPagesOptions): void {
  const { database } = options;
  const withItem =
    (
      respond: (
        reply: FastifyReply,
        item: MailboxItem,
        context: MailContext,
        request: FastifyRequest,
      ) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest<MessageRoute>, reply: FastifyReply) => {
      const context = await loadContext(options, request, reply);
      if (context === undefined) return reply;
      const item = await findItem(database, context, request.params.id);
      return item ? respond(reply, item, context, request) : sendNotFound(reply, context);
    };
  app.get<MessageRoute>(
    `${mailPath}/messages/:id`,
    withItem(async (reply, item, { pageLocale, reader }) => {
      if (item.folder === 'inbox') await markMailboxItemRead(database, item.id);
      const unreadCount = reader.unreadCount - (item.folder === 'inbox' && !item.isRead ? 1 : 0);
      const attachments = await listAttachments(database, item.mailId);
      return sendPage(reply, renderMessagePage({ pageLocale, reader: { ...reader, unreadCount }, item, attachments }));
    }),
  );
  app.get<MessageRoute>(
    `${mailPath}/messages/:id/body`,
    withItem(async (reply, item) => {
      const body = renderMessageBody(item.letter, await loadAttachments(database, item.mailId));
      return sendPage(reply, body, bodyPolicy);
    }),
  );
  app.get<MessageRoute>(
    `${mailPath}/messages/:id/attachments/:attachmentId`,
    withItem(async (reply, item, context, request) => {
      const { attachmentId } = request.params as { attachmentId: string };
      const file = isId(attachmentId) ? await findAttachment(database, item.mailId, attachmentId) : undefined;
      if (file === undefined) return sendNotFound(reply, context);
      // NOTE: attachments are always sent as downloads, whatever their type, and never rendered on our origin.
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
      reply.headers({ 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'no-store' });
      reply.header('x-content-type-options', 'nosniff');
      return reply.type('application/octet-stream').send(file.content);
    }),
  );
}

async function serveFolder(
  options: MailPagesOptions,
  view: MailView,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const context = await loadContext(options, request, reply);
  if (context === undefined) return reply;
  const { pageLocale, person, reader } = context;
  if (view === 'outside' && !reader.canSeeOutside) return sendNotFound(reply, context);
  const items =
    view === 'outside'
      ? await listMailbox(options.database, { outsideOf: person.tenantId })
      : await listMailbox(options.database, { ownerId: person.id }, view === 'inbox' ? 'inbox' : 'sentitems');
  const page = Math.max(1, Number.parseInt(request.query.page ?? '1', 10) || 1);
  return sendPage(reply, renderMailboxPage({ pageLocale, reader, view, items, page, now: options.now() }));
}

/**
 * Loads the signed-in person and their mailbox. Returns `undefined` when a response was sent instead: a redirect to the
 * sign-in, or a page saying that the person has no mailbox.
 */
async function loadContext(
  options: MailPagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<MailContext | undefined> {
  const { database } = options;
  const id = await options.findSession(request, reply);
  const person = id === undefined ? undefined : await findPerson(database, id);
  if (person === undefined) {
    reply.header('cache-control', 'no-store').redirect(getSignInUrl(getOAuthClient(options)), 303);
    return undefined;
  }
  const pageLocale = await loadRequestLocale(request);
  if (!hasMailbox(person)) {
    const { noMailbox, noMailboxText } = pageLocale.messages;
    sendMessagePage(reply, pageLocale, noMailbox, noMailboxText({ name: person.displayName }));
    return undefined;
  }
  const inbox = await listMailbox(database, { ownerId: person.id }, 'inbox');
  const roles = await listRoles(database, person.id);
  const reader = {
    name: person.displayName,
    address: person.mail ?? person.userPrincipalName,
    unreadCount: inbox.filter(({ isRead }) => !isRead).length,
    canSeeOutside: roles.some(({ templateId }) => templateId === GLOBAL_ADMINISTRATOR),
  };
  return { pageLocale, person, reader };
}

async function findItem(
  database: Database,
  { person, reader }: MailContext,
  id: string,
): Promise<MailboxItem | undefined> {
  if (!isId(id)) return undefined;
  const ownItem = await findMailboxItem(database, { ownerId: person.id }, id);
  if (ownItem !== undefined || !reader.canSeeOutside) return ownItem;
  return findMailboxItem(database, { outsideOf: person.tenantId }, id);
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const getOAuthClient = ({ publicUrl }: MailPagesOptions) => ({
  clientId: MAIL_CLIENT_ID,
  address: `${publicUrl}${mailPath}`,
});

const loadRequestLocale = ({ headers }: FastifyRequest): Promise<MailLocale> =>
  loadMailLocale(headers['accept-language']);

function sendNotFound(reply: FastifyReply, { pageLocale, reader }: MailContext): FastifyReply {
  return sendMessagePage(
    reply.status(404),
    pageLocale,
    pageLocale.messages.notFound,
    pageLocale.messages.noMail,
    reader,
  );
}

function sendMessagePage(
  reply: FastifyReply,
  pageLocale: MailLocale,
  title: string,
  text: string,
  reader?: MailReader,
): FastifyReply {
  const link = reader
    ? html`<a href="${mailPath}">${pageLocale.messages.views.inbox}</a>`
    : html`<a href="${mailPath}/sign-in">${pageLocale.messages.another}</a>`;
  const content = html`<div class="empty"><h1>${title}</h1><p>${text}</p><p>${link}</p></div>`;
  return sendPage(reply, renderMailFrame(pageLocale, title, content, reader));
}

function sendPage(reply: FastifyReply, body: string, policy = contentSecurityPolicy): FastifyReply {
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return reply.type('text/html; charset=utf-8').send(body);
}
