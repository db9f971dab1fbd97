import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { actionForm, avatar, card, field, selectWithoutLabel } from '../../pages/kit.ts';
import { type Fields, getField } from '../../pages/read-form.ts';
import { setDeactivated } from '../directory/activity-store.ts';
import { addAdministrator } from '../directory/add-team.ts';
import {
  type AdministeredPerson,
  type AdministeredTeam,
  findAdministeredPerson,
  listAdministeredTeams,
} from '../directory/administered-store.ts';
import { deleteMembership, listMemberships, putMembership } from '../directory/groups-store.ts';
import { updatePerson } from '../directory/people-store.ts';
import { deleteRoleMember, GLOBAL_ADMINISTRATOR, listAdministrators } from '../directory/roles-store.ts';
import { isGuid } from '../graph/guid.ts';
import { deletePasskeys } from '../identity/two-factor/passkeys-store.ts';
import { deleteAuthenticator } from '../identity/two-factor/two-factor-store.ts';
import { splitName } from '../private/accept-invitation.ts';
import { endInvitations } from '../private/invitations-store.ts';
import { createOneTimeLink } from '../private/one-time-link.ts';
import { lockAdministrators } from '../private/private-store.ts';
import { endSessions } from '../private/set-password.ts';
import { getPersonPath } from './admin-paths.ts';
import { type PageRouter, sendMissing, type Visit } from './page-router.ts';
import { getRoleOptions, renderBadges, renderLink } from './parts.ts';
import { erasePersonData, renderDataCard, sendDataExport } from './person-data.ts';
import { getPictureUrl, renderPictureCard } from './pictures.ts';

/** Serves the page of one person: details, teams, sign-in. */
export function servePersonPage(office: PageRouter): void {
  const getPath = (end = '') => `${getPersonPath(':id')}${end}`;
  office.get(getPath(), (visit) => handlePerson(visit, (person) => sendPersonPage(visit, person)));
  office.post(getPath(), (visit) => handlePerson(visit, (person) => saveDetails(visit, person)));
  office.post(getPath('/teams'), (visit) => handlePerson(visit, (person) => saveTeams(visit, person)));
  office.post(getPath('/administrator'), (visit) =>
    handlePerson(visit, (person) => toggleAdministrator(visit, person)),
  );
  office.post(getPath('/active'), (visit) => handlePerson(visit, (person) => toggleActive(visit, person)));
  office.post(getPath('/reset'), (visit) => handlePerson(visit, (person) => createResetLink(visit, person)));
  office.post(getPath('/sessions'), (visit) => handlePerson(visit, (person) => endAllSessions(visit, person)));
  office.get(getPath('/data.json'), (visit) => handlePerson(visit, (person) => sendDataExport(visit, person)));
  office.post(getPath('/erase'), (visit) => handlePerson(visit, (person) => submitErasure(visit, person)), {
    isFresh: true,
  });
  office.post(getPath('/second-step'), (visit) => handlePerson(visit, (person) => removeTwoFactor(visit, person)));
}

async function handlePerson(
  visit: Visit,
  handler: (person: AdministeredPerson) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { id } = visit.request.params as { id: string };
  const person = isGuid(id) ? await findAdministeredPerson(visit.ports.database, visit.tenant.id, id) : undefined;
  return person ? handler(person) : sendMissing(visit);
}

async function sendPersonPage(
  visit: Visit,
  person: AdministeredPerson,
  { error, above: notice }: { readonly error?: string; readonly above?: Html } = {},
): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const memberships = await listMemberships(ports.database, person.id);
  const roles = new Map(memberships.map(({ group, role }) => [group.id, role as string]));
  return visit.show({
    view: 'people',
    title: person.displayName,
    error,
    content: html`${notice}<div class="head"><span class="who">${avatar(person.displayName, getPictureUrl(person))}
<span><h1><bdi>${person.displayName}</bdi></h1><span class="quiet">${person.mail}</span></span></span><span>${renderBadges(person, messages)}</span></div>
${card(messages.person.details, renderDetailsForm(visit, person))}
${card(messages.person.teams, renderTeamsForm(visit, person, teams, roles))}
${card(messages.person.signIn, renderSignInActions(visit, person))}
${person.isGuest ? html`` : card(messages.person.organisation, renderAdministratorForm(visit, person))}
${renderPictureCard(messages, `${getPersonPath(person.id)}/picture`, person.hasPicture)}
${renderDataCard(visit, person)}`,
  });
}

function renderDetailsForm({ messages }: Visit, person: AdministeredPerson): Html {
  return html`<form method="post" action="${getPersonPath(person.id)}"><div class="fields">
${field('name', messages.person.name, { value: person.displayName, isRequired: true })}
${field('jobTitle', messages.person.jobTitle, { value: person.jobTitle })}</div>
<button type="submit">${messages.save}</button></form>`;
}

function renderTeamsForm(
  { messages }: Visit,
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
<td class="end">${selectWithoutLabel(`team-${id}`, messages.person.role({ team: displayName }), getRoleOptions(messages, person.isGuest), roles.get(id) ?? 'none')}</td></tr>`,
  );
  return html`<form method="post" action="${getPersonPath(person.id)}/teams"><table class="rows"><tbody>${rows}</tbody></table>
<button type="submit">${messages.save}</button></form>`;
}

function renderAdministratorForm({ messages }: Visit, { id, isAdministrator }: AdministeredPerson): Html {
  const { administratorText, makeAdministrator, takeAdministrator } = messages.person;
  const label = isAdministrator ? takeAdministrator : makeAdministrator;
  return html`<p>${administratorText}</p>${actionForm(`${getPersonPath(id)}/administrator`, label)}`;
}

function renderSignInActions({ messages }: Visit, { id, deactivatedAt, hasSecondStep }: AdministeredPerson): Html {
  const texts = messages.person;
  if (deactivatedAt !== null) return actionForm(`${getPersonPath(id)}/active`, texts.activate);
  return html`<p>${texts.deactivateText}</p><div class="actions">${actionForm(`${getPersonPath(id)}/reset`, texts.resetLink)}
${actionForm(`${getPersonPath(id)}/sessions`, texts.endSessions)}
${hasSecondStep && actionForm(`${getPersonPath(id)}/second-step`, texts.removeSecondStep)}
${actionForm(`${getPersonPath(id)}/active`, texts.deactivate, 'risky')}</div>`;
}

async function saveDetails(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const fields = visit.request.body as Fields;
  const name = getField(fields, 'name');
  if (name === '') return sendPersonPage(visit, person, { error: visit.messages.teams.nameNeeded });
  const jobTitle = getField(fields, 'jobTitle') || null;
  await updatePerson(visit.ports.database, person.id, { ...splitName(name), jobTitle });
  await visit.audit({ action: 'person.changed', subject: name });
  return visit.redirect(getPersonPath(person.id));
}

async function saveTeams(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  const fields = visit.request.body as Fields;
  const memberships = await listMemberships(ports.database, person.id);
  for (const { id, displayName } of await listAdministeredTeams(ports.database, tenant.id)) {
    const before = memberships.find(({ group }) => group.id === id)?.role ?? 'none';
    const after =
      getRoleOptions(messages, person.isGuest).find(({ value }) => value === fields.get(`team-${id}`))?.value ?? before;
    if (after === before) continue;
    if (after === 'none') await deleteMembership(ports.database, id, person.id);
    else await putMembership(ports.database, id, person.id, after);
    const details = { team: displayName, from: before, to: after };
    await visit.audit({ action: 'team.role', subject: person.displayName, teamId: id, details });
  }
  return visit.redirect(getPersonPath(person.id));
}

/** Makes a person an administrator, or removes the role. The last administrator can't be removed. */
async function toggleAdministrator(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  if (person.isGuest) return sendPersonPage(visit, person, { error: messages.person.guestsNeverAdminister });
  const isDone = await ports.database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    if (!person.isAdministrator) await addAdministrator(transaction, { id: person.id, tenantId: tenant.id });
    else if (await isLastAdministrator(transaction, tenant.id, person.id)) return false;
    else await deleteRoleMember(transaction, GLOBAL_ADMINISTRATOR, person.id);
    return true;
  });
  if (!isDone) return sendPersonPage(visit, person, { error: messages.person.lastAdministrator });
  const action = person.isAdministrator ? 'administrator.taken' : 'administrator.made';
  await visit.audit({ action, subject: person.displayName });
  return visit.redirect(getPersonPath(person.id));
}

async function toggleActive(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  const isLeaving = person.deactivatedAt === null;
  const isDone = await ports.database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    if (isLeaving && (await isLastAdministrator(transaction, tenant.id, person.id))) return false;
    await setDeactivated(transaction, person.id, isLeaving ? ports.now() : null);
    return true;
  });
  if (!isDone) return sendPersonPage(visit, person, { error: messages.person.lastAdministrator });
  if (isLeaving) {
    await endSessions(ports.database, person.id, ports.now());
    await endInvitations(ports.database, { purpose: 'reset', personId: person.id }, ports.now());
  }
  await visit.audit({ action: isLeaving ? 'person.deactivated' : 'person.activated', subject: person.displayName });
  return visit.redirect(getPersonPath(person.id));
}

async function isLastAdministrator(
  database: Visit['ports']['database'],
  tenantId: string,
  personId: string,
): Promise<boolean> {
  const administrators = await listAdministrators(database, tenantId);
  return administrators.length === 1 && administrators[0] === personId;
}

async function createResetLink(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, messages, tenant } = visit;
  if (person.deactivatedAt !== null) return sendMissing(visit);
  const linkOptions = { purpose: 'reset', tenantId: tenant.id, personId: person.id, madeBy: visit.person.id } as const;
  await endInvitations(ports.database, linkOptions, ports.now());
  const { address } = await createOneTimeLink(ports.database, ports.publicUrl, linkOptions, ports.now());
  await visit.audit({ action: 'password.reset-link', subject: person.displayName });
  const texts = messages.person.resetMade({ name: person.displayName });
  return sendPersonPage(visit, person, { above: renderLink(texts, messages.invitations.link, address) });
}

async function submitErasure(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const error = await erasePersonData(visit, person);
  return error === undefined ? visit.redirect(getPersonPath(person.id)) : sendPersonPage(visit, person, { error });
}

async function endAllSessions(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  await endSessions(visit.ports.database, person.id, visit.ports.now());
  await visit.audit({ action: 'person.signed-out', subject: person.displayName });
  return visit.redirect(getPersonPath(person.id));
}

async function removeTwoFactor(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { database } = visit.ports;
  await deleteAuthenticator(database, person.id);
  await deletePasskeys(database, person.id);
  await visit.audit({ action: 'second-step.removed', subject: person.displayName });
  return visit.redirect(getPersonPath(person.id));
}
