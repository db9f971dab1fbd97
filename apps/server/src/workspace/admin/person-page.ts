import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { type Html, html } from '../../pages/html.ts';
import {
  renderActionForm,
  renderAvatar,
  renderCard,
  renderField,
  renderUnlabeledSelect,
} from '../../pages/render-elements.ts';
import { addAdministrator } from '../add-team.ts';
import {
  type AdministeredPerson,
  type AdministeredTeam,
  findAdministeredPerson,
  listAdministeredTeams,
} from '../directory/administered-store.ts';
import { deleteMembership, listMemberships, putMembership } from '../directory/groups-store.ts';
import { setDeactivated, updatePerson } from '../directory/people-store.ts';
import { deleteRoleMember, GLOBAL_ADMINISTRATOR, listAdministrators } from '../directory/roles-store.ts';
import { deletePasskeys } from '../identity/two-factor/passkeys-store.ts';
import { deleteAuthenticator } from '../identity/two-factor/two-factor-store.ts';
import { isGuid } from '../library/ids.ts';
import { splitName } from '../private/accept-invitation.ts';
import { endInvitations } from '../private/invitations-store.ts';
import { createOneTimeLink } from '../private/one-time-link.ts';
import { lockAdministrators } from '../private/private-store.ts';
import { endSessions } from '../private/set-password.ts';
import { getPersonPath } from './admin-frame.ts';
import { type AdminContext, type PageRouter, sendNotFoundPage } from './page-router.ts';
import { getRoleOptions, renderBadges, renderCopyableLink } from './people-page.ts';
import { erasePersonData, renderDataCard, sendDataExport } from './person-data.ts';
import { getPictureUrl, renderPictureCard } from './pictures.ts';

/** Serves the page of one person: details, teams, sign-in. */
export function servePersonPage(router: PageRouter): void {
  const getPath = (end = '') => `${getPersonPath(':id')}${end}`;
  router.get(getPath(), (context) => handlePerson(context, (person) => sendPersonPage(context, person)));
  router.post(getPath(), (context) => handlePerson(context, (person) => saveDetails(context, person)));
  router.post(getPath('/teams'), (context) => handlePerson(context, (person) => saveTeams(context, person)));
  router.post(getPath('/administrator'), (context) =>
    handlePerson(context, (person) => toggleAdministrator(context, person)),
  );
  router.post(getPath('/active'), (context) => handlePerson(context, (person) => toggleActive(context, person)));
  router.post(getPath('/reset'), (context) => handlePerson(context, (person) => createResetLink(context, person)));
  router.post(getPath('/sessions'), (context) => handlePerson(context, (person) => endAllSessions(context, person)));
  router.get(getPath('/data.json'), (context) => handlePerson(context, (person) => sendDataExport(context, person)));
  router.post(getPath('/erase'), (context) => handlePerson(context, (person) => submitErasure(context, person)), {
    isFresh: true,
  });
  router.post(getPath('/second-step'), (context) =>
    handlePerson(context, (person) => removeTwoFactor(context, person)),
  );
}

async function handlePerson(
  context: AdminContext,
  handler: (person: AdministeredPerson) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { id } = context.request.params as { id: string };
  const person = isGuid(id) ? await findAdministeredPerson(context.ports.database, context.tenant.id, id) : undefined;
  return person ? handler(person) : sendNotFoundPage(context);
}

async function sendPersonPage(
  context: AdminContext,
  person: AdministeredPerson,
  { error, above: notice }: { readonly error?: string; readonly above?: Html } = {},
): Promise<FastifyReply> {
  const { messages, ports, tenant } = context;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const memberships = await listMemberships(ports.database, person.id);
  const roles = new Map(memberships.map(({ group, role }) => [group.id, role as string]));
  return context.show({
    view: 'people',
    title: person.displayName,
    error,
    content: html`${notice}<div class="head"><span class="who">${renderAvatar(person.displayName, getPictureUrl(person))}
<span><h1><bdi>${person.displayName}</bdi></h1><span class="quiet">${person.mail}</span></span></span><span>${renderBadges(person, messages)}</span></div>
${renderCard(messages.person.details, renderDetailsForm(context, person))}
${renderCard(messages.person.teams, renderTeamsForm(context, person, teams, roles))}
${renderCard(messages.person.signIn, renderSignInActions(context, person))}
${person.isGuest ? html`` : renderCard(messages.person.organisation, renderAdministratorForm(context, person))}
${renderPictureCard(messages, `${getPersonPath(person.id)}/picture`, person.hasPicture)}
${renderDataCard(context, person)}`,
  });
}

function renderDetailsForm({ messages }: AdminContext, person: AdministeredPerson): Html {
  return html`<form method="post" action="${getPersonPath(person.id)}"><div class="fields">
${renderField('name', messages.person.name, { value: person.displayName, isRequired: true })}
${renderField('jobTitle', messages.person.jobTitle, { value: person.jobTitle })}</div>
<button type="submit">${messages.save}</button></form>`;
}

function renderTeamsForm(
  { messages }: AdminContext,
  person: AdministeredPerson,
  teams: readonly AdministeredTeam[],
  roles: ReadonlyMap<string, string>,
): Html {
  if (teams.length === 0) return html`<p class="quiet">${messages.person.noTeams}</p>`;
  const rows = teams.map(
    ({
      id,
      displayName,
      isTeam,
    }) => html`<tr><td>${displayName}</td><td class="quiet">${isTeam ? messages.teams.team : messages.teams.group}</td>
<td class="end">${renderUnlabeledSelect(`team-${id}`, messages.person.role({ team: displayName }), getRoleOptions(messages, person.isGuest), roles.get(id) ?? 'none')}</td></tr>`,
  );
  return html`<form method="post" action="${getPersonPath(person.id)}/teams"><table class="rows"><tbody>${rows}</tbody></table>
<button type="submit">${messages.save}</button></form>`;
}

function renderAdministratorForm({ messages }: AdminContext, { id, isAdministrator }: AdministeredPerson): Html {
  const { administratorText, makeAdministrator, takeAdministrator } = messages.person;
  const label = isAdministrator ? takeAdministrator : makeAdministrator;
  return html`<p>${administratorText}</p>${renderActionForm(`${getPersonPath(id)}/administrator`, label)}`;
}

function renderSignInActions(
  { messages }: AdminContext,
  { id, deactivatedAt, hasSecondStep }: AdministeredPerson,
): Html {
  const texts = messages.person;
  if (deactivatedAt !== null) return renderActionForm(`${getPersonPath(id)}/active`, texts.activate);
  return html`<p>${texts.deactivateText}</p><div class="actions">${renderActionForm(`${getPersonPath(id)}/reset`, texts.resetLink)}
${renderActionForm(`${getPersonPath(id)}/sessions`, texts.endSessions)}
${hasSecondStep && renderActionForm(`${getPersonPath(id)}/second-step`, texts.removeSecondStep)}
${renderActionForm(`${getPersonPath(id)}/active`, texts.deactivate, 'risky')}</div>`;
}

async function saveDetails(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const fields = context.request.body as FormFields;
  const name = getField(fields, 'name');
  if (name === '') return sendPersonPage(context, person, { error: context.messages.teams.nameNeeded });
  const jobTitle = getField(fields, 'jobTitle') || null;
  await updatePerson(context.ports.database, person.id, { ...splitName(name), jobTitle });
  await context.audit({ action: 'person.changed', subject: name });
  return context.redirect(getPersonPath(person.id));
}

async function saveTeams(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = context;
  const fields = context.request.body as FormFields;
  const memberships = await listMemberships(ports.database, person.id);
  for (const { id, displayName } of await listAdministeredTeams(ports.database, tenant.id)) {
    const before = memberships.find(({ group }) => group.id === id)?.role ?? 'none';
    const after =
      getRoleOptions(messages, person.isGuest).find(({ value }) => value === fields.get(`team-${id}`))?.value ?? before;
    if (after === before) continue;
    if (after === 'none') await deleteMembership(ports.database, id, person.id);
    else await putMembership(ports.database, id, person.id, after);
    const details = { team: displayName, from: before, to: after };
    await context.audit({ action: 'team.role', subject: person.displayName, teamId: id, details });
  }
  return context.redirect(getPersonPath(person.id));
}

/** Makes a person an administrator, or removes the role. The last administrator can't be removed. */
async function toggleAdministrator(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = context;
  if (person.isGuest) return sendPersonPage(context, person, { error: messages.person.guestsNeverAdminister });
  const isDone = await ports.database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    if (!person.isAdministrator) await addAdministrator(transaction, { id: person.id, tenantId: tenant.id });
    else if (await isLastAdministrator(transaction, tenant.id, person.id)) return false;
    else await deleteRoleMember(transaction, GLOBAL_ADMINISTRATOR, person.id);
    return true;
  });
  if (!isDone) return sendPersonPage(context, person, { error: messages.person.lastAdministrator });
  const action = person.isAdministrator ? 'administrator.taken' : 'administrator.made';
  await context.audit({ action, subject: person.displayName });
  return context.redirect(getPersonPath(person.id));
}

async function toggleActive(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = context;
  const isLeaving = person.deactivatedAt === null;
  const isDone = await ports.database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    if (isLeaving && (await isLastAdministrator(transaction, tenant.id, person.id))) return false;
    await setDeactivated(transaction, person.id, isLeaving ? ports.now() : null);
    return true;
  });
  if (!isDone) return sendPersonPage(context, person, { error: messages.person.lastAdministrator });
  if (isLeaving) {
    await endSessions(ports.database, person.id, ports.now());
    await endInvitations(ports.database, { purpose: 'reset', personId: person.id }, ports.now());
  }
  await context.audit({ action: isLeaving ? 'person.deactivated' : 'person.activated', subject: person.displayName });
  return context.redirect(getPersonPath(person.id));
}

async function isLastAdministrator(
  database: AdminContext['ports']['database'],
  tenantId: string,
  personId: string,
): Promise<boolean> {
  const administrators = await listAdministrators(database, tenantId);
  return administrators.length === 1 && administrators[0] === personId;
}

async function createResetLink(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, messages, tenant } = context;
  if (person.deactivatedAt !== null) return sendNotFoundPage(context);
  const linkOptions = {
    purpose: 'reset',
    tenantId: tenant.id,
    personId: person.id,
    madeBy: context.person.id,
  } as const;
  await endInvitations(ports.database, linkOptions, ports.now());
  const { address } = await createOneTimeLink(ports.database, ports.publicUrl, linkOptions, ports.now());
  await context.audit({ action: 'password.reset-link', subject: person.displayName });
  const texts = messages.person.resetMade({ name: person.displayName });
  return sendPersonPage(context, person, { above: renderCopyableLink(texts, messages.invitations.link, address) });
}

async function submitErasure(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const error = await erasePersonData(context, person);
  return error === undefined ? context.redirect(getPersonPath(person.id)) : sendPersonPage(context, person, { error });
}

async function endAllSessions(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  await endSessions(context.ports.database, person.id, context.ports.now());
  await context.audit({ action: 'person.signed-out', subject: person.displayName });
  return context.redirect(getPersonPath(person.id));
}

async function removeTwoFactor(context: AdminContext, person: AdministeredPerson): Promise<FastifyReply> {
  const { database } = context.ports;
  await deleteAuthenticator(database, person.id);
  await deletePasskeys(database, person.id);
  await context.audit({ action: 'second-step.removed', subject: person.displayName });
  return context.redirect(getPersonPath(person.id));
}
