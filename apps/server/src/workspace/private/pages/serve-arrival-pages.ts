import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../../../audit/audit-store.ts';
import type { Database } from '../../../database/connect.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson, findSignInAccounts, findTenant } from '../../directory/people-store.ts';
import { listAdministrators } from '../../directory/roles-store.ts';
import { sendPage } from '../../identity/interaction.ts';
import { isOwnPage } from '../../identity/is-own-page.ts';
import { html } from '../../identity/pages/html.ts';
import { hashPassword } from '../../identity/password.ts';
import { findPasswordFlaw } from '../../identity/password-rules.ts';
import type { MailRelay } from '../../mail/post.ts';
import { memberSpeech } from '../../pages/member-speech.ts';
import { type Fields, fieldOf, readForms } from '../../pages/read-form.ts';
import { begin } from '../begin.ts';
import { endInvitation, endInvitations, type Invitation, type InvitationPurpose } from '../invitations-store.ts';
import { isMailAddress, type Joining, joinBy, type NotJoined } from '../new-person.ts';
import { makeOneTimeAddress, oneTimePaths, openOneTimeCode } from '../one-time-address.ts';
import { sendLink } from '../send-link.ts';
import { setPassword } from '../set-password.ts';
import { arrivalWords } from './arrival.words.ts';
import {
  type ArrivalFlaw,
  type ArrivalSpeech,
  beginPage,
  forgottenPage,
  joinPage,
  noticePage,
  resetPage,
  type Typed,
} from './arrival-pages.ts';

export const FORGOTTEN_PATH = '/workspace/forgotten';

export interface ArrivalPorts {
  readonly database: Database;
  readonly publicUrl: string;
  readonly now: () => Date;
  /** `undefined`: mail does not go out, and nobody is sent a link. */
  readonly relay: MailRelay | undefined;
  /** What the sign-in elsewhere is called. */
  readonly upstreamName: string | undefined;
}

/** What one visit of such a page is about. */
interface Visit {
  readonly said: ArrivalSpeech;
  readonly reply: FastifyReply;
  readonly invitation: Invitation;
}

/** Serves the pages that one-time addresses open: to own the workspace, to join it, to set a password; and the one that asks for such an address. */
export async function serveArrivalPages(app: FastifyInstance, ports: ArrivalPorts): Promise<void> {
  readForms(app, 4096);
  serve(app, ports, 'begin', {
    show: async ({ said, reply }) => sendPage(reply, beginPage(said, {})),
    take: (visit, fields) => takeBegin(ports, visit, fields),
  });
  serve(app, ports, 'join', {
    show: async (visit) =>
      sendJoin(ports, visit, { name: visit.invitation.displayName ?? '', mail: visit.invitation.mail ?? '' }),
    take: (visit, fields) => takeJoin(ports, visit, fields),
  });
  serve(app, ports, 'reset', {
    show: async (visit) => sendReset(ports, visit),
    take: (visit, fields) => takeReset(ports, visit, fields),
  });
  if (ports.relay) serveForgotten(app, ports, ports.relay);
}

const fewTries = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

function serve(
  app: FastifyInstance,
  ports: ArrivalPorts,
  purpose: InvitationPurpose,
  page: {
    readonly show: (visit: Visit) => Promise<FastifyReply>;
    readonly take: (visit: Visit, fields: Fields) => Promise<FastifyReply>;
  },
): void {
  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit | undefined> => {
    // NOTE: with no-referrer the page's own form would come from nowhere.
    reply.header('referrer-policy', 'same-origin');
    const said = await saidTo(request);
    const { code } = request.query as { code?: unknown };
    const text = typeof code === 'string' ? code : undefined;
    const invitation = await openOneTimeCode(ports.database, purpose, text, ports.now());
    if (invitation) return { said, reply, invitation };
    sendOver(said, reply, purpose);
    return undefined;
  };
  app.get(oneTimePaths[purpose], fewTries, async (request, reply) => {
    const visit = await open(request, reply);
    return visit ? page.show(visit) : reply;
  });
  app.post(oneTimePaths[purpose], fewTries, async (request, reply) => {
    const visit = isOwnPage(request, ports.publicUrl)
      ? await open(request, reply)
      : sendOver(await saidTo(request), reply, purpose);
    return visit ? page.take(visit, request.body as Fields) : reply;
  });
}

async function takeBegin(ports: ArrivalPorts, visit: Visit, fields: Fields): Promise<FastifyReply> {
  const { said, reply, invitation } = visit;
  const typed = readTyped(fields);
  const flaw: ArrivalFlaw | undefined =
    typed.organisation === '' ? 'organisation' : await flawOf(fields, typed, typed.organisation);
  const again = (why: ArrivalFlaw) => sendPage(reply.status(422), beginPage(said, typed, why));
  if (flaw) return again(flaw);
  const joining = await readJoining(fields, typed);
  const person = await begin(ports.database, invitation, typed.organisation, joining, ports.now());
  return sendArrived(ports, visit, person, 'workspace.begun', again);
}

async function takeJoin(ports: ArrivalPorts, visit: Visit, fields: Fields): Promise<FastifyReply> {
  const { invitation } = visit;
  const typed = { ...readTyped(fields), ...(invitation.mail !== null && { mail: invitation.mail }) };
  const again = (why: ArrivalFlaw) => sendJoin(ports, visit, typed, why);
  const flaw = await flawOf(fields, typed, await organisationOf(ports, invitation));
  if (flaw) return again(flaw);
  const joining = await readJoining(fields, typed);
  const person = await ports.database
    .transaction()
    .execute((within) => joinBy(within, invitation, joining, ports.now()));
  return sendArrived(ports, visit, person, 'person.joined', again);
}

async function takeReset(ports: ArrivalPorts, visit: Visit, fields: Fields): Promise<FastifyReply> {
  const { said, reply, invitation } = visit;
  const { database, now } = ports;
  const person = await personOf(ports, invitation);
  const flaw = await setPassword(database, person, fields.get('password') ?? '', now());
  if (flaw) return sendReset(ports, visit, flaw);
  await endInvitation(database, invitation.id, now());
  const { tenantId, id: actorId, displayName: actorName } = person;
  await writeAudit(database, { at: now(), tenantId, actorId, actorName, action: 'password.reset', subject: actorName });
  return sendPage(reply, noticePage(said, said.words.reset.done, said.words.arrived.text, [openApp(said)]));
}

function serveForgotten(app: FastifyInstance, ports: ArrivalPorts, relay: MailRelay): void {
  app.get(FORGOTTEN_PATH, async (request, reply) => sendPage(reply, forgottenPage(await saidTo(request))));
  app.post(FORGOTTEN_PATH, { config: { rateLimit: { max: 6, timeWindow: '1 minute' } } }, async (request, reply) => {
    const said = await saidTo(request);
    const mail = fieldOf(request.body as Fields, 'mail');
    if (!isOwnPage(request, ports.publicUrl) || !isMailAddress(mail)) {
      return sendPage(reply.status(422), forgottenPage(said, 'mail'));
    }
    // NOTE: nobody is told, nor can tell by the time it takes, whether the address is known here.
    sendResets(ports, relay, said, mail).catch((error: unknown) =>
      request.log.error({ err: error }, 'No link was sent'),
    );
    const { done, doneText } = said.words.forgotten;
    return sendPage(reply, noticePage(said, done, doneText));
  });
}

async function sendResets(ports: ArrivalPorts, relay: MailRelay, said: ArrivalSpeech, mail: string): Promise<void> {
  const { database, publicUrl, now } = ports;
  for (const { person } of await findSignInAccounts(database, mail)) {
    const [administrator] = await listAdministrators(database, person.tenantId);
    const sender = administrator === undefined ? undefined : await findPerson(database, administrator);
    if (!sender) continue;
    const wanted = { purpose: 'reset', tenantId: person.tenantId, personId: person.id } as const;
    await endInvitations(database, wanted, now());
    const { address } = await makeOneTimeAddress(database, publicUrl, wanted, now());
    const { resetSubject: subject, reset: text } = said.words.mails;
    await sendLink({ database, now, relay }, sender, person.mail ?? mail, { subject, text, address });
  }
}

type TypedWhole = Required<Typed>;

function readTyped(fields: Fields): TypedWhole {
  return {
    organisation: fieldOf(fields, 'organisation'),
    name: fieldOf(fields, 'name'),
    mail: fieldOf(fields, 'mail'),
  };
}

async function readJoining(fields: Fields, { mail, name }: TypedWhole): Promise<Joining> {
  return { mail, displayName: name, passwordHash: await hashPassword(fields.get('password') ?? '') };
}

async function flawOf(
  fields: Fields,
  { name, mail }: TypedWhole,
  organisation: string,
): Promise<ArrivalFlaw | undefined> {
  if (name === '') return 'name';
  if (!isMailAddress(mail)) return 'mail';
  return findPasswordFlaw(fields.get('password') ?? '', [name, mail, organisation]);
}

async function sendJoin(
  ports: ArrivalPorts,
  { said, reply, invitation }: Visit,
  typed: Typed,
  flaw?: ArrivalFlaw,
): Promise<FastifyReply> {
  const about = {
    organisation: await organisationOf(ports, invitation),
    hasMail: invitation.mail !== null,
    upstreamName: ports.upstreamName,
  };
  return sendPage(flaw ? reply.status(422) : reply, joinPage(said, about, typed, flaw));
}

async function sendReset(
  ports: ArrivalPorts,
  { said, reply, invitation }: Visit,
  flaw?: ArrivalFlaw,
): Promise<FastifyReply> {
  const { displayName, mail } = await personOf(ports, invitation);
  return sendPage(flaw ? reply.status(422) : reply, resetPage(said, displayName, mail ?? '', flaw));
}

async function sendArrived(
  { database, now }: ArrivalPorts,
  { said, reply }: Visit,
  person: Person | NotJoined,
  action: string,
  again: (why: ArrivalFlaw) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (person === 'taken') return again('taken');
  if (person === 'over') {
    sendOver(said, reply, 'join');
    return reply;
  }
  const { tenantId, id: actorId, displayName: actorName } = person;
  await writeAudit(database, { at: now(), tenantId, actorId, actorName, action, subject: actorName });
  const { arrived } = said.words;
  const isOwner = action === 'workspace.begun';
  const ways = isOwner
    ? [html`<a class="button" href="/workspace/admin">${arrived.administer}</a>`, openApp(said, 'secondary')]
    : [openApp(said)];
  return sendPage(
    reply,
    noticePage(said, arrived.title({ name: actorName }), isOwner ? arrived.owner : arrived.text, ways),
  );
}

const openApp = ({ words }: ArrivalSpeech, look = '') =>
  html`<a class="button ${look}" href="/">${words.arrived.open}</a>`;

function sendOver(said: ArrivalSpeech, reply: FastifyReply, purpose: InvitationPurpose): undefined {
  const { title, text, begin: again } = said.words.over;
  sendPage(reply.status(410), noticePage(said, title, purpose === 'begin' ? again : text));
}

async function organisationOf({ database }: ArrivalPorts, { tenantId }: Invitation): Promise<string> {
  return (tenantId === null ? undefined : await findTenant(database, tenantId))?.displayName ?? '';
}

async function personOf({ database }: ArrivalPorts, { personId }: Invitation): Promise<Person> {
  return (await findPerson(database, personId!))!;
}

async function saidTo({ headers }: FastifyRequest): Promise<ArrivalSpeech> {
  const speech = memberSpeech(headers['accept-language']);
  return { speech, words: await arrivalWords.read(speech) };
}
