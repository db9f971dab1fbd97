import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { html } from '../../../pages/html.ts';
import { readPageStyle } from '../../../pages/read-style.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson } from '../../directory/people-store.ts';
import { GLOBAL_ADMINISTRATOR, listRoles } from '../../directory/roles-store.ts';
import { signInAddress } from '../../identity/sign-in-address.ts';
import { hasMailbox, type MailboxItem } from '../mail.ts';
import {
  findAttachment,
  findMailboxItem,
  listAttachments,
  listMailbox,
  markRead,
  readAttachments,
} from '../mail-store.ts';
import {
  type MailReader,
  type MailSpeech,
  type MailView,
  mailFrame,
  mailPath,
  mailPolicy,
  mailSpeech,
} from './mail-frame.ts';
import { mailboxPage } from './mailbox-page.ts';
import { bodyPolicy, messageBody } from './message-body.ts';
import { messagePage } from './message-page.ts';

/** The app that the mail is to the sign-in. */
export const MAIL_CLIENT_ID = 'workspace-mail';

export interface MailPagesOptions {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Id of the person who is signed in to the workspace in this browser. */
  findSession(request: FastifyRequest, reply: FastifyReply): Promise<string | undefined>;
}

interface Reading {
  readonly said: MailSpeech;
  readonly person: Person;
  readonly reader: MailReader;
}

type WithId = { Params: { id: string } };

/** Serves the mail of whoever is signed in to the workspace. Nothing is changed here, but that mail becomes read. */
export async function serveMailPages(app: FastifyInstance, options: MailPagesOptions): Promise<void> {
  const css = readPageStyle(join(import.meta.dirname, 'mail.css'));
  app.get(`${mailPath}/mail.css`, (_, reply) => reply.header('cache-control', 'no-cache').type('text/css').send(css));
  app.get(`${mailPath}/sign-in`, (_, reply) =>
    reply.redirect(signInAddress(appOf(options), { prompt: 'select_account' }), 303),
  );
  app.get<{ Querystring: Query }>(mailPath, async (request, reply) => {
    const { code, error } = request.query;
    if (code !== undefined) return reply.redirect(mailPath, 303);
    const said = await saidTo(request);
    const { notSignedIn, notFinished } = said.messages;
    if (error !== undefined) return sendNotice(reply.status(400), said, notSignedIn, notFinished);
    return answerFolder(options, 'inbox', request, reply);
  });
  for (const view of ['sent', 'outside'] as const) {
    app.get<{ Querystring: Query }>(`${mailPath}/${view}`, (request, reply) =>
      answerFolder(options, view, request, reply),
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
      answer: (
        reply: FastifyReply,
        item: MailboxItem,
        reading: Reading,
        request: FastifyRequest,
      ) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest<WithId>, reply: FastifyReply) => {
      const reading = await read(options, request, reply);
      if (reading === undefined) return reply;
      const item = await findItem(database, reading, request.params.id);
      return item ? answer(reply, item, reading, request) : sendNotFound(reply, reading);
    };
  app.get<WithId>(
    `${mailPath}/messages/:id`,
    withItem(async (reply, item, { said, reader }) => {
      if (item.folder === 'inbox') await markRead(database, item.id);
      const unreadCount = reader.unreadCount - (item.folder === 'inbox' && !item.isRead ? 1 : 0);
      const attachments = await listAttachments(database, item.mailId);
      return sendPage(reply, messagePage({ said, reader: { ...reader, unreadCount }, item, attachments }));
    }),
  );
  app.get<WithId>(
    `${mailPath}/messages/:id/body`,
    withItem(async (reply, item) => {
      const body = messageBody(item.letter, await readAttachments(database, item.mailId));
      return sendPage(reply, body, bodyPolicy);
    }),
  );
  app.get<WithId>(
    `${mailPath}/messages/:id/attachments/:attachmentId`,
    withItem(async (reply, item, reading, request) => {
      const { attachmentId } = request.params as { attachmentId: string };
      const file = isId(attachmentId) ? await findAttachment(database, item.mailId, attachmentId) : undefined;
      if (file === undefined) return sendNotFound(reply, reading);
      // NOTE: whatever its type says, a file of a stranger is only ever downloaded from our origin.
      reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`);
      reply.headers({ 'content-security-policy': "default-src 'none'; sandbox", 'cache-control': 'no-store' });
      reply.header('x-content-type-options', 'nosniff');
      return reply.type('application/octet-stream').send(file.content);
    }),
  );
}

async function answerFolder(
  options: MailPagesOptions,
  view: MailView,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const reading = await read(options, request, reply);
  if (reading === undefined) return reply;
  const { said, person, reader } = reading;
  if (view === 'outside' && !reader.seesOutside) return sendNotFound(reply, reading);
  const items =
    view === 'outside'
      ? await listMailbox(options.database, { outsideOf: person.tenantId })
      : await listMailbox(options.database, { ownerId: person.id }, view === 'inbox' ? 'inbox' : 'sentitems');
  const page = Math.max(1, Number.parseInt(request.query.page ?? '1', 10) || 1);
  return sendPage(reply, mailboxPage({ said, reader, view, items, page, now: options.now() }));
}

/** Who reads; `undefined` when the reply is sent already: to the sign-in, or that there is no mailbox. */
async function read(
  options: MailPagesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Reading | undefined> {
  const { database } = options;
  const id = await options.findSession(request, reply);
  const person = id === undefined ? undefined : await findPerson(database, id);
  if (person === undefined) {
    reply.header('cache-control', 'no-store').redirect(signInAddress(appOf(options)), 303);
    return undefined;
  }
  const said = await saidTo(request);
  if (!hasMailbox(person)) {
    const { noMailbox, noMailboxText } = said.messages;
    sendNotice(reply, said, noMailbox, noMailboxText({ name: person.displayName }));
    return undefined;
  }
  const inbox = await listMailbox(database, { ownerId: person.id }, 'inbox');
  const roles = await listRoles(database, person.id);
  const reader = {
    name: person.displayName,
    address: person.mail ?? person.userPrincipalName,
    unreadCount: inbox.filter(({ isRead }) => !isRead).length,
    seesOutside: roles.some(({ templateId }) => templateId === GLOBAL_ADMINISTRATOR),
  };
  return { said, person, reader };
}

async function findItem(database: Database, { person, reader }: Reading, id: string): Promise<MailboxItem | undefined> {
  if (!isId(id)) return undefined;
  const own = await findMailboxItem(database, { ownerId: person.id }, id);
  if (own !== undefined || !reader.seesOutside) return own;
  return findMailboxItem(database, { outsideOf: person.tenantId }, id);
}

const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const appOf = ({ publicUrl }: MailPagesOptions) => ({ clientId: MAIL_CLIENT_ID, address: `${publicUrl}${mailPath}` });

const saidTo = ({ headers }: FastifyRequest): Promise<MailSpeech> => mailSpeech(headers['accept-language']);

function sendNotFound(reply: FastifyReply, { said, reader }: Reading): FastifyReply {
  return sendNotice(reply.status(404), said, said.messages.notFound, said.messages.noMail, reader);
}

function sendNotice(
  reply: FastifyReply,
  said: MailSpeech,
  title: string,
  text: string,
  reader?: MailReader,
): FastifyReply {
  const away = reader
    ? html`<a href="${mailPath}">${said.messages.views.inbox}</a>`
    : html`<a href="${mailPath}/sign-in">${said.messages.another}</a>`;
  const content = html`<div class="empty"><h1>${title}</h1><p>${text}</p><p>${away}</p></div>`;
  return sendPage(reply, mailFrame(said, title, content, reader));
}

function sendPage(reply: FastifyReply, body: string, policy = mailPolicy): FastifyReply {
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  return reply.type('text/html; charset=utf-8').send(body);
}
