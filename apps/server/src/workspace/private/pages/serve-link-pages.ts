import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { insertAuditEntry } from '../../../audit/audit-store.ts';
import { type FormFields, getField, isSameOriginForm, registerFormParser } from '../../../pages/form-requests.ts';
import { html } from '../../../pages/html.ts';
import type { Person } from '../../directory/directory.ts';
import { findPerson, findTenant } from '../../directory/people-store.ts';
import { sendPage } from '../../identity/interaction.ts';
import { hashPassword } from '../../identity/password.ts';
import { validatePassword } from '../../identity/password-rules.ts';
import { acceptInvitation, isMailAddress, type JoinFailure, type Registration } from '../accept-invitation.ts';
import { createOwner } from '../create-owner.ts';
import { confirmRecoveryMail, endInvitation, type Invitation, type InvitationPurpose } from '../invitations-store.ts';
import { findInvitationByCode, oneTimePaths } from '../one-time-link.ts';
import { setPassword } from '../set-password.ts';
import {
  type FormValues,
  type LinkPageError,
  type LinkPageLocale,
  renderConfirmPage,
  renderJoinPage,
  renderOwnerPage,
  renderResetPage,
  renderTextPage,
} from './link-pages.ts';
import { type LinkPagePorts, loadPageLocale, sendExpired, serveForgottenPassword } from './serve-forgotten-password.ts';

/** An opened one-time link, with the response. */
interface LinkPageContext {
  readonly pageLocale: LinkPageLocale;
  readonly reply: FastifyReply;
  readonly invitation: Invitation;
}

/**
 * Serves the pages of one-time links (become the owner, join, set a password, confirm an address) and the page that
 * requests a link for a forgotten password.
 */
export async function serveLinkPages(app: FastifyInstance, ports: LinkPagePorts): Promise<void> {
  registerFormParser(app, 4096);
  serveLinkPage(app, ports, 'begin', {
    show: async ({ pageLocale, reply }) => sendPage(reply, renderOwnerPage(pageLocale, {})),
    submit: (context, fields) => submitOwner(ports, context, fields),
  });
  serveLinkPage(app, ports, 'join', {
    show: async (context) =>
      sendJoinPage(ports, context, { name: context.invitation.displayName ?? '', mail: context.invitation.mail ?? '' }),
    submit: (context, fields) => submitJoin(ports, context, fields),
  });
  serveLinkPage(app, ports, 'reset', {
    show: async (context) => sendResetPage(ports, context),
    submit: (context, fields) => submitReset(ports, context, fields),
  });
  serveLinkPage(app, ports, 'confirm', {
    show: async ({ pageLocale, reply, invitation }) =>
      sendPage(reply, renderConfirmPage(pageLocale, invitation.mail ?? '')),
    submit: (context) => submitConfirm(ports, context),
  });
  if (ports.relay) serveForgottenPassword(app, ports, ports.relay);
}

const rateLimit = { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } };

function serveLinkPage(
  app: FastifyInstance,
  ports: LinkPagePorts,
  purpose: InvitationPurpose,
  page: {
    readonly show: (context: LinkPageContext) => Promise<FastifyReply>;
    readonly submit: (context: LinkPageContext, fields: FormFields) => Promise<FastifyReply>;
  },
): void {
  const open = async (request: FastifyRequest, reply: FastifyReply): Promise<LinkPageContext | undefined> => {
    // NOTE: with no-referrer, browsers send the page's own form without its origin.
    reply.header('referrer-policy', 'same-origin');
    const pageLocale = await loadPageLocale(request);
    const { code } = request.query as { code?: unknown };
    const text = typeof code === 'string' ? code : undefined;
    const invitation = await findInvitationByCode(ports.database, purpose, text, ports.now());
    if (invitation) return { pageLocale, reply, invitation };
    sendExpired(pageLocale, reply, purpose);
    return undefined;
  };
  app.get(oneTimePaths[purpose], rateLimit, async (request, reply) => {
    const context = await open(request, reply);
    return context ? page.show(context) : reply;
  });
  app.post(oneTimePaths[purpose], rateLimit, async (request, reply) => {
    const context = isSameOriginForm(request, ports.publicUrl)
      ? await open(request, reply)
      : sendExpired(await loadPageLocale(request), reply, purpose);
    return context ? page.submit(context, request.body as FormFields) : reply;
  });
}

async function submitOwner(ports: LinkPagePorts, context: LinkPageContext, fields: FormFields): Promise<FastifyReply> {
  const { pageLocale, reply, invitation } = context;
  const values = parseFormValues(fields);
  const error: LinkPageError | undefined =
    values.organisation === '' ? 'organisation' : await validateForm(fields, values, values.organisation);
  const sendAgain = (why: LinkPageError) => sendPage(reply.status(422), renderOwnerPage(pageLocale, values, why));
  if (error) return sendAgain(error);
  const registration = await parseRegistration(fields, values);
  const person = await createOwner(ports.database, invitation, values.organisation, registration, ports.now());
  return sendWelcomePage(ports, context, person, 'workspace.begun', sendAgain);
}

async function submitJoin(ports: LinkPagePorts, context: LinkPageContext, fields: FormFields): Promise<FastifyReply> {
  const { invitation } = context;
  const values = { ...parseFormValues(fields), ...(invitation.mail !== null && { mail: invitation.mail }) };
  const sendAgain = (why: LinkPageError) => sendJoinPage(ports, context, values, why);
  const error = await validateForm(fields, values, await loadOrganizationName(ports, invitation));
  if (error) return sendAgain(error);
  const registration = await parseRegistration(fields, values);
  const person = await ports.database
    .transaction()
    .execute((transaction) => acceptInvitation(transaction, invitation, registration, ports.now()));
  return sendWelcomePage(ports, context, person, 'person.joined', sendAgain);
}

async function submitReset(ports: LinkPagePorts, context: LinkPageContext, fields: FormFields): Promise<FastifyReply> {
  const { pageLocale, reply, invitation } = context;
  const { database, now } = ports;
  const person = await loadPerson(ports, invitation);
  const error = await setPassword(database, person, fields.get('password') ?? '', now());
  if (error) return sendResetPage(ports, context, error);
  await endInvitation(database, invitation.id, now());
  await confirmRecoveryMail(database, person.id, invitation);
  const { tenantId, id: actorId, displayName: actorName } = person;
  await insertAuditEntry(database, {
    at: now(),
    tenantId,
    actorId,
    actorName,
    action: 'password.reset',
    subject: actorName,
  });
  return sendPage(
    reply,
    renderTextPage(pageLocale, pageLocale.messages.reset.done, pageLocale.messages.arrived.text, [
      renderAppLink(pageLocale),
    ]),
  );
}

async function submitConfirm(
  ports: LinkPagePorts,
  { pageLocale, reply, invitation }: LinkPageContext,
): Promise<FastifyReply> {
  const { database, now } = ports;
  const { id, tenantId, displayName } = await loadPerson(ports, invitation);
  await endInvitation(database, invitation.id, now());
  await confirmRecoveryMail(database, id, invitation);
  const actor = { tenantId, actorId: id, actorName: displayName };
  await insertAuditEntry(database, { at: now(), ...actor, action: 'recovery.confirmed', subject: displayName });
  return sendPage(
    reply,
    renderTextPage(pageLocale, pageLocale.messages.confirm.done, pageLocale.messages.confirm.doneText, [
      renderAppLink(pageLocale),
    ]),
  );
}

async function sendJoinPage(
  ports: LinkPagePorts,
  { pageLocale, reply, invitation }: LinkPageContext,
  values: FormValues,
  error?: LinkPageError,
): Promise<FastifyReply> {
  const options = {
    organisation: await loadOrganizationName(ports, invitation),
    hasMail: invitation.mail !== null,
    upstreamName: ports.upstreamName,
  };
  return sendPage(error ? reply.status(422) : reply, renderJoinPage(pageLocale, options, values, error));
}

async function sendResetPage(
  ports: LinkPagePorts,
  { pageLocale, reply, invitation }: LinkPageContext,
  error?: LinkPageError,
): Promise<FastifyReply> {
  const { displayName, mail } = await loadPerson(ports, invitation);
  return sendPage(error ? reply.status(422) : reply, renderResetPage(pageLocale, displayName, mail ?? '', error));
}

async function sendWelcomePage(
  { database, now }: LinkPagePorts,
  { pageLocale, reply }: LinkPageContext,
  person: Person | JoinFailure,
  action: string,
  sendAgain: (why: LinkPageError) => FastifyReply | Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (person === 'taken') return sendAgain('taken');
  if (person === 'over') {
    sendExpired(pageLocale, reply, 'join');
    return reply;
  }
  const { tenantId, id: actorId, displayName: actorName } = person;
  await insertAuditEntry(database, { at: now(), tenantId, actorId, actorName, action, subject: actorName });
  const { arrived } = pageLocale.messages;
  const isOwner = action === 'workspace.begun';
  const links = isOwner
    ? [
        html`<a class="button" href="/workspace/admin">${arrived.administer}</a>`,
        renderAppLink(pageLocale, 'secondary'),
      ]
    : [renderAppLink(pageLocale)];
  return sendPage(
    reply,
    renderTextPage(pageLocale, arrived.title({ name: actorName }), isOwner ? arrived.owner : arrived.text, links),
  );
}

const renderAppLink = ({ messages }: LinkPageLocale, className = '') =>
  html`<a class="button ${className}" href="/">${messages.arrived.open}</a>`;

async function loadOrganizationName({ database }: LinkPagePorts, { tenantId }: Invitation): Promise<string> {
  return (tenantId === null ? undefined : await findTenant(database, tenantId))?.displayName ?? '';
}

async function loadPerson({ database }: LinkPagePorts, { personId }: Invitation): Promise<Person> {
  return (await findPerson(database, personId!))!;
}

/** Submitted values, trimmed; missing ones are empty. */
type SubmittedValues = Required<FormValues>;

function parseFormValues(fields: FormFields): SubmittedValues {
  return {
    organisation: getField(fields, 'organisation'),
    name: getField(fields, 'name'),
    mail: getField(fields, 'mail'),
  };
}

async function parseRegistration(fields: FormFields, { mail, name }: SubmittedValues): Promise<Registration> {
  return { mail, displayName: name, passwordHash: await hashPassword(fields.get('password') ?? '') };
}

/** Returns the first validation error of a submitted form; `undefined` if it is valid. */
async function validateForm(
  fields: FormFields,
  { name, mail }: SubmittedValues,
  organisation: string,
): Promise<LinkPageError | undefined> {
  if (name === '') return 'name';
  if (!isMailAddress(mail)) return 'mail';
  return validatePassword(fields.get('password') ?? '', [name, mail, organisation]);
}
