import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { writeAudit } from '../../../audit/audit-store.ts';
import { html } from '../../../pages/html.ts';
import { isOwnPage } from '../../../pages/is-own-page.ts';
import { type Fields, readForms } from '../../../pages/read-form.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson, findTenant } from '../../directory/people-store.ts';
import { sendPage } from '../../identity/interaction.ts';
import { begin } from '../begin.ts';
import { endInvitation, type Invitation, type InvitationPurpose } from '../invitations-store.ts';
import { joinBy, type NotJoined } from '../new-person.ts';
import { oneTimePaths, openOneTimeCode } from '../one-time-address.ts';
import { confirmMail } from '../recovery-store.ts';
import { setPassword } from '../set-password.ts';
import {
  type ArrivalFlaw,
  type ArrivalSpeech,
  beginPage,
  confirmPage,
  joinPage,
  noticePage,
  resetPage,
  type Typed,
} from './arrival-pages.ts';
import { type ArrivalPorts, saidTo, sendOver } from './arrival-ports.ts';
import { flawOf, readJoining, readTyped } from './read-arrival.ts';
import { serveForgotten } from './serve-forgotten.ts';

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
  serve(app, ports, 'confirm', {
    show: async ({ said, reply, invitation }) => sendPage(reply, confirmPage(said, invitation.mail ?? '')),
    take: (visit) => takeConfirm(ports, visit),
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
  await confirmMail(database, person.id, invitation);
  const { tenantId, id: actorId, displayName: actorName } = person;
  await writeAudit(database, { at: now(), tenantId, actorId, actorName, action: 'password.reset', subject: actorName });
  return sendPage(reply, noticePage(said, said.messages.reset.done, said.messages.arrived.text, [openApp(said)]));
}

async function takeConfirm(ports: ArrivalPorts, { said, reply, invitation }: Visit): Promise<FastifyReply> {
  const { database, now } = ports;
  const { id, tenantId, displayName } = await personOf(ports, invitation);
  await endInvitation(database, invitation.id, now());
  await confirmMail(database, id, invitation);
  const who = { tenantId, actorId: id, actorName: displayName };
  await writeAudit(database, { at: now(), ...who, action: 'recovery.confirmed', subject: displayName });
  return sendPage(reply, noticePage(said, said.messages.confirm.done, said.messages.confirm.doneText, [openApp(said)]));
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
  const { arrived } = said.messages;
  const isOwner = action === 'workspace.begun';
  const ways = isOwner
    ? [html`<a class="button" href="/workspace/admin">${arrived.administer}</a>`, openApp(said, 'secondary')]
    : [openApp(said)];
  return sendPage(
    reply,
    noticePage(said, arrived.title({ name: actorName }), isOwner ? arrived.owner : arrived.text, ways),
  );
}

const openApp = ({ messages }: ArrivalSpeech, look = '') =>
  html`<a class="button ${look}" href="/">${messages.arrived.open}</a>`;

async function organisationOf({ database }: ArrivalPorts, { tenantId }: Invitation): Promise<string> {
  return (tenantId === null ? undefined : await findTenant(database, tenantId))?.displayName ?? '';
}

async function personOf({ database }: ArrivalPorts, { personId }: Invitation): Promise<Person> {
  return (await findPerson(database, personId!))!;
}
