import type { Locale } from '@tideform/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AuditEntry, insertAuditEntry } from '../../audit/audit-store.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import { isSameOriginForm } from '../../pages/form-requests.ts';
import { getMemberLocale } from '../../pages/get-request-locale.ts';
import { type Html, html } from '../../pages/html.ts';
import { renderMessage } from '../../pages/render-elements.ts';
import type { Person, Tenant } from '../directory/directory.ts';
import { findPerson, findTenant } from '../directory/people-store.ts';
import { listAdministrators } from '../directory/roles-store.ts';
import type { Identity, SignedInPerson } from '../identity/identity.ts';
import { getSignInUrl } from '../identity/sign-in-url.ts';
import type { Sealing } from '../identity/two-factor/authenticator.ts';
import type { MailRelay } from '../mail/deliver-mail.ts';
import { type AdminMessages, adminMessages } from './admin.messages.ts';
import { type AdminView, adminPaths, adminPolicy, renderAdminFrame } from './admin-frame.ts';

/** Dependencies of the administration pages. */
export interface AdminPorts {
  readonly database: Database;
  readonly files: FileStore;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly sealing: Sealing;
  /** Relay for external mail; `undefined`: email isn't configured. */
  readonly relay: MailRelay | undefined;
  /** Display name of the upstream provider. */
  readonly upstreamName: string | undefined;
  /** ID of the server's OAuth client for connected accounts, which stay connected after a change of password. */
  readonly offlineClientId: string | undefined;
  readonly identity: Identity;
}

/** A request to one of the pages by a signed-in person. */
export interface AdminContext {
  readonly ports: AdminPorts;
  readonly person: Person;
  readonly tenant: Tenant;
  readonly isAdministrator: boolean;
  readonly signedIn: SignedInPerson;
  readonly locale: Locale;
  readonly messages: AdminMessages;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Sends a page. With an error, the status is 422. */
  show(page: AdminPage): FastifyReply;
  /** Redirects after a change, so that reloading doesn't submit the form again. */
  redirect(path: string): FastifyReply;
  /** Writes an audit entry with this person as its actor. */
  audit(entry: Pick<AuditEntry, 'action' | 'subject' | 'details' | 'teamId'>): Promise<void>;
}

/** A page to send. */
export interface AdminPage {
  readonly view: AdminView;
  readonly title: string;
  readonly content: Html;
  readonly error?: string | undefined;
  readonly script?: string | undefined;
}

type PageHandler = (context: AdminContext) => Promise<FastifyReply>;

interface AccessRules {
  /** Whether only administrators may open the page. */
  readonly isForAdministrators: boolean;
  /** Whether the person must have authenticated in the last 15 minutes. */
  readonly isFresh?: boolean;
}

const RECENT_SIGN_IN_MS = 15 * 60_000;
const SAVED_PARAMETER = 'saved';

/** Returns the OAuth clients of the administration pages and of the account page. */
export const getAdminApps = (publicUrl: string) =>
  [
    { clientId: 'workspace-admin', address: `${publicUrl}${adminPaths.people}` },
    { clientId: 'workspace-account', address: `${publicUrl}${adminPaths.account}` },
  ] as const;

/**
 * Creates a router for the pages. Before a handler runs, it checks the session, the permissions and the origin of the
 * request.
 */
export function createPageRouter(app: FastifyInstance, ports: AdminPorts, rules: AccessRules) {
  const createHandler = (handler: PageHandler, extraRules: Partial<AccessRules> = {}) => {
    const handlerRules = { ...rules, ...extraRules };
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await authorizeRequest(ports, handlerRules, request, reply);
      return context ? handler(context) : reply;
    };
  };
  return {
    get(path: string, handler: PageHandler, extraRules?: Partial<AccessRules>): void {
      app.get(path, createHandler(handler, extraRules));
    },
    post(path: string, handler: PageHandler, extraRules?: Partial<AccessRules>): void {
      const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
      app.post(path, { config }, createHandler(handler, extraRules));
    },
  };
}

export type PageRouter = ReturnType<typeof createPageRouter>;

/** Checks a request and returns its `Visit`; `undefined` if a redirect or an error page was sent instead. */
async function authorizeRequest(
  ports: AdminPorts,
  rules: AccessRules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AdminContext | undefined> {
  const { database, publicUrl, identity } = ports;
  const [admin, account] = getAdminApps(publicUrl);
  const client = rules.isForAdministrators ? admin : account;
  const query = request.query as Record<string, string | undefined>;
  const path = request.url.split('?', 1)[0]!;
  const redirect = (address: string) => void reply.header('cache-control', 'no-store').redirect(address, 303);
  if (request.method === 'GET' && query.code !== undefined) return redirect(path);
  const signedIn = await identity.findSignedInPerson(request, reply);
  const person = signedIn && (await findPerson(database, signedIn.personId));
  if (!signedIn || !person)
    return redirect(getSignInUrl(client, query.account === 'other' ? { prompt: 'select_account' } : {}));
  if (query.account === 'other') return redirect(getSignInUrl(client, { prompt: 'select_account' }));
  const isAdministrator = (await listAdministrators(database, person.tenantId)).includes(person.id);
  const context = await createAdminContext(ports, { person, isAdministrator, signedIn, request, reply });
  if (rules.isForAdministrators && !isAdministrator) return sendRefusal(context);
  if (request.method !== 'GET' && !isSameOriginForm(request, publicUrl)) return sendRefusal(context);
  const isFresh = ports.now().getTime() - signedIn.at.getTime() < RECENT_SIGN_IN_MS;
  if (rules.isFresh && !isFresh) return redirect(getSignInUrl(client, { prompt: 'login' }));
  return context;
}

async function createAdminContext(
  ports: AdminPorts,
  visitDetails: Pick<AdminContext, 'person' | 'isAdministrator' | 'signedIn' | 'request' | 'reply'>,
): Promise<AdminContext> {
  const { person, reply, request } = visitDetails;
  const locale = getMemberLocale(request.headers['accept-language']);
  const messages = await adminMessages.read(locale);
  const context: AdminContext = {
    ...visitDetails,
    ports,
    locale,
    messages,
    tenant: (await findTenant(ports.database, person.tenantId))!,
    show({ view, title, content, error, script }) {
      const isSaved = (request.query as Record<string, unknown>).done === SAVED_PARAMETER && error === undefined;
      const notices = error !== undefined ? renderMessage(error, 'bad') : isSaved && renderMessage(messages.done);
      const body = renderAdminFrame(context, { view, title, script, content: html`${notices}${content}` });
      return sendAdminPage(error === undefined ? reply : reply.status(422), body);
    },
    redirect: (path) => reply.header('cache-control', 'no-store').redirect(`${path}?done=${SAVED_PARAMETER}`, 303),
    audit: (entry) =>
      insertAuditEntry(ports.database, {
        at: ports.now(),
        tenantId: person.tenantId,
        actorId: person.id,
        actorName: person.displayName,
        ...entry,
      }),
  };
  return context;
}

function sendRefusal(context: AdminContext): undefined {
  const { refused } = context.messages;
  context.reply.status(403);
  context.show({
    view: 'account',
    title: refused.title,
    content: html`<h1>${refused.title}</h1><p>${refused.text}</p>`,
  });
}

/** Sends the 404 page. */
export function sendNotFoundPage(context: AdminContext): FastifyReply {
  const { missing } = context.messages;
  context.reply.status(404);
  return context.show({
    view: 'account',
    title: missing.title,
    content: html`<h1>${missing.title}</h1><p>${missing.text}</p>`,
  });
}

function sendAdminPage(reply: FastifyReply, body: string): FastifyReply {
  reply.headers({
    'content-security-policy': adminPolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  return reply.type('text/html; charset=utf-8').send(body);
}
