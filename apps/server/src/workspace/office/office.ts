import type { Speech } from '@tideform/i18n';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AuditEntry, writeAudit } from '../../audit/audit-store.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import { type Html, html } from '../../pages/html.ts';
import { isOwnPage } from '../../pages/is-own-page.ts';
import { notice } from '../../pages/kit.ts';
import { memberSpeech } from '../../pages/member-speech.ts';
import type { Person, Tenant } from '../directory/directory.ts';
import { findPerson, findTenant } from '../directory/people-store.ts';
import { listAdministrators } from '../directory/roles-store.ts';
import type { Identity, SignedIn } from '../identity/identity.ts';
import type { Sealing } from '../identity/second-steps/code-app.ts';
import { signInAddress } from '../identity/sign-in-address.ts';
import type { MailRelay } from '../mail/post.ts';
import { type OfficeMessages, officeMessages } from './office.messages.ts';
import { officeFrame, officePolicy } from './office-frame.ts';
import { type OfficeView, officePaths } from './office-paths.ts';

/** What the pages stand on. */
export interface OfficePorts {
  readonly database: Database;
  readonly files: FileStore;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly sealing: Sealing;
  /** `undefined`: mail does not go out. */
  readonly relay: MailRelay | undefined;
  /** What the sign-in elsewhere is called. */
  readonly upstreamName: string | undefined;
  /** The server's own app, whose lent accounts outlive a change of password. */
  readonly offlineClientId: string | undefined;
  readonly identity: Identity;
}

/** Somebody at one of the pages. */
export interface Visit {
  readonly ports: OfficePorts;
  readonly person: Person;
  readonly tenant: Tenant;
  readonly isAdministrator: boolean;
  readonly signedIn: SignedIn;
  readonly speech: Speech;
  readonly messages: OfficeMessages;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Sends a page. @param said something that has just happened, or what is wrong */
  show(page: OfficePage): FastifyReply;
  /** Leads on after a change, so that going back sends nothing again. */
  go(path: string): FastifyReply;
  /** Keeps what this person did. */
  audit(entry: Pick<AuditEntry, 'action' | 'subject' | 'details' | 'teamId'>): Promise<void>;
}

export interface OfficePage {
  readonly view: OfficeView;
  readonly title: string;
  readonly content: Html;
  readonly flaw?: string | undefined;
  readonly script?: string | undefined;
}

type Handler = (visit: Visit) => Promise<FastifyReply>;

interface Rules {
  /** Only for those who administer the organization. */
  readonly isForAdministrators: boolean;
  /** Only for whoever has proven who they are a short while ago. */
  readonly isFresh?: boolean;
}

const FRESH_MS = 15 * 60_000;
const SAVED = 'saved';

/** The apps that these pages are to the sign-in. */
export const officeApps = (publicUrl: string) =>
  [
    { clientId: 'workspace-admin', address: `${publicUrl}${officePaths.people}` },
    { clientId: 'workspace-account', address: `${publicUrl}${officePaths.account}` },
  ] as const;

/** Serves an address of the office: shows a page, or takes what it sends. Who comes is known before anything is read. */
export function createOffice(app: FastifyInstance, ports: OfficePorts, rules: Rules) {
  const answer = (handler: Handler, more: Partial<Rules> = {}) => {
    const asked = { ...rules, ...more };
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await openVisit(ports, asked, request, reply);
      return visit ? handler(visit) : reply;
    };
  };
  return {
    get(path: string, handler: Handler, more?: Partial<Rules>): void {
      app.get(path, answer(handler, more));
    },
    post(path: string, handler: Handler, more?: Partial<Rules>): void {
      const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
      app.post(path, { config }, answer(handler, more));
    },
  };
}

export type Office = ReturnType<typeof createOffice>;

/** `undefined`: the reply is sent already. */
async function openVisit(
  ports: OfficePorts,
  rules: Rules,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  const { database, publicUrl, identity } = ports;
  const [admin, account] = officeApps(publicUrl);
  const own = rules.isForAdministrators ? admin : account;
  const query = request.query as Record<string, string | undefined>;
  const path = request.url.split('?', 1)[0]!;
  const leave = (address: string) => void reply.header('cache-control', 'no-store').redirect(address, 303);
  if (request.method === 'GET' && query.code !== undefined) return leave(path);
  const signedIn = await identity.findSignedIn(request, reply);
  const person = signedIn && (await findPerson(database, signedIn.personId));
  if (!signedIn || !person)
    return leave(signInAddress(own, query.account === 'other' ? { prompt: 'select_account' } : {}));
  if (query.account === 'other') return leave(signInAddress(own, { prompt: 'select_account' }));
  const isAdministrator = (await listAdministrators(database, person.tenantId)).includes(person.id);
  const visit = await makeVisit(ports, { person, isAdministrator, signedIn, request, reply });
  if (rules.isForAdministrators && !isAdministrator) return sendRefusal(visit);
  if (request.method !== 'GET' && !isOwnPage(request, publicUrl)) return sendRefusal(visit);
  const isFresh = ports.now().getTime() - signedIn.at.getTime() < FRESH_MS;
  if (rules.isFresh && !isFresh) return leave(signInAddress(own, { prompt: 'login' }));
  return visit;
}

async function makeVisit(
  ports: OfficePorts,
  known: Pick<Visit, 'person' | 'isAdministrator' | 'signedIn' | 'request' | 'reply'>,
): Promise<Visit> {
  const { person, reply, request } = known;
  const speech = memberSpeech(request.headers['accept-language']);
  const messages = await officeMessages.read(speech);
  const visit: Visit = {
    ...known,
    ports,
    speech,
    messages,
    tenant: (await findTenant(ports.database, person.tenantId))!,
    show({ view, title, content, flaw, script }) {
      const isSaved = (request.query as Record<string, unknown>).done === SAVED && flaw === undefined;
      const said = flaw !== undefined ? notice(flaw, 'bad') : isSaved && notice(messages.done);
      const body = officeFrame(visit, { view, title, script, content: html`${said}${content}` });
      return sendOffice(flaw === undefined ? reply : reply.status(422), body);
    },
    go: (path) => reply.header('cache-control', 'no-store').redirect(`${path}?done=${SAVED}`, 303),
    audit: (entry) =>
      writeAudit(ports.database, {
        at: ports.now(),
        tenantId: person.tenantId,
        actorId: person.id,
        actorName: person.displayName,
        ...entry,
      }),
  };
  return visit;
}

function sendRefusal(visit: Visit): undefined {
  const { refused } = visit.messages;
  visit.reply.status(403);
  visit.show({
    view: 'account',
    title: refused.title,
    content: html`<h1>${refused.title}</h1><p>${refused.text}</p>`,
  });
}

/** Says that there is nothing at an address. */
export function sendMissing(visit: Visit): FastifyReply {
  const { missing } = visit.messages;
  visit.reply.status(404);
  return visit.show({
    view: 'account',
    title: missing.title,
    content: html`<h1>${missing.title}</h1><p>${missing.text}</p>`,
  });
}

function sendOffice(reply: FastifyReply, body: string): FastifyReply {
  reply.headers({
    'content-security-policy': officePolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
  });
  return reply.type('text/html; charset=utf-8').send(body);
}
