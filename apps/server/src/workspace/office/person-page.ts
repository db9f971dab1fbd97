import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { actionForm, avatar, card, field, selectAlone } from '../../pages/kit.ts';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
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
import { deletePasskeys } from '../identity/second-steps/passkeys-store.ts';
import { deleteCodeApp } from '../identity/second-steps/second-steps-store.ts';
import { endInvitations } from '../private/invitations-store.ts';
import { nameOf } from '../private/new-person.ts';
import { makeOneTimeAddress } from '../private/one-time-address.ts';
import { takeTurn } from '../private/private-store.ts';
import { endSessions } from '../private/set-password.ts';
import { type Office, sendMissing, type Visit } from './office.ts';
import { personPath } from './office-paths.ts';
import { badgesOf, linkNotice, rolesOf } from './parts.ts';
import { dataCard, eraseData, exportData } from './person-data.ts';
import { addressOfPicture, pictureCard } from './pictures.ts';

/** The page of one person: what they are, where they belong, how they sign in. */
export function servePersonPage(office: Office): void {
  const at = (end = '') => `${personPath(':id')}${end}`;
  office.get(at(), (visit) => withPerson(visit, (person) => showPerson(visit, person)));
  office.post(at(), (visit) => withPerson(visit, (person) => saveDetails(visit, person)));
  office.post(at('/teams'), (visit) => withPerson(visit, (person) => saveTeams(visit, person)));
  office.post(at('/administrator'), (visit) => withPerson(visit, (person) => changeAdministrator(visit, person)));
  office.post(at('/active'), (visit) => withPerson(visit, (person) => changeActive(visit, person)));
  office.post(at('/reset'), (visit) => withPerson(visit, (person) => makeReset(visit, person)));
  office.post(at('/sessions'), (visit) => withPerson(visit, (person) => endAll(visit, person)));
  office.get(at('/data.json'), (visit) => withPerson(visit, (person) => exportData(visit, person)));
  office.post(at('/erase'), (visit) => withPerson(visit, (person) => erase(visit, person)), { isFresh: true });
  office.post(at('/second-step'), (visit) => withPerson(visit, (person) => removeSecondStep(visit, person)));
}

async function withPerson(
  visit: Visit,
  handler: (person: AdministeredPerson) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { id } = visit.request.params as { id: string };
  const person = isGuid(id) ? await findAdministeredPerson(visit.ports.database, visit.tenant.id, id) : undefined;
  return person ? handler(person) : sendMissing(visit);
}

async function showPerson(
  visit: Visit,
  person: AdministeredPerson,
  { flaw, above }: { readonly flaw?: string; readonly above?: Html } = {},
): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const memberships = await listMemberships(ports.database, person.id);
  const roles = new Map(memberships.map(({ group, role }) => [group.id, role as string]));
  return visit.show({
    view: 'people',
    title: person.displayName,
    flaw,
    content: html`${above}<div class="head"><span class="who">${avatar(person.displayName, addressOfPicture(person))}
<span><h1><bdi>${person.displayName}</bdi></h1><span class="quiet">${person.mail}</span></span></span><span>${badgesOf(person, messages)}</span></div>
${card(messages.person.details, detailsForm(visit, person))}
${card(messages.person.teams, teamsForm(visit, person, teams, roles))}
${card(messages.person.signIn, signInActions(visit, person))}
${person.isGuest ? html`` : card(messages.person.organisation, administratorForm(visit, person))}
${pictureCard(messages, `${personPath(person.id)}/picture`, person.hasPicture)}
${dataCard(visit, person)}`,
  });
}

function detailsForm({ messages }: Visit, person: AdministeredPerson): Html {
  return html`<form method="post" action="${personPath(person.id)}"><div class="fields">
${field('name', messages.person.name, { value: person.displayName, isRequired: true })}
${field('jobTitle', messages.person.jobTitle, { value: person.jobTitle })}</div>
<button type="submit">${messages.save}</button></form>`;
}

function teamsForm(
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
<td class="end">${selectAlone(`team-${id}`, messages.person.role({ team: displayName }), rolesOf(messages, person.isGuest), roles.get(id) ?? 'none')}</td></tr>`,
  );
  return html`<form method="post" action="${personPath(person.id)}/teams"><table class="rows"><tbody>${rows}</tbody></table>
<button type="submit">${messages.save}</button></form>`;
}

function administratorForm({ messages }: Visit, { id, isAdministrator }: AdministeredPerson): Html {
  const { administratorText, makeAdministrator, takeAdministrator } = messages.person;
  const label = isAdministrator ? takeAdministrator : makeAdministrator;
  return html`<p>${administratorText}</p>${actionForm(`${personPath(id)}/administrator`, label)}`;
}

function signInActions({ messages }: Visit, { id, deactivatedAt, hasSecondStep }: AdministeredPerson): Html {
  const said = messages.person;
  if (deactivatedAt !== null) return actionForm(`${personPath(id)}/active`, said.activate);
  return html`<p>${said.deactivateText}</p><div class="actions">${actionForm(`${personPath(id)}/reset`, said.resetLink)}
${actionForm(`${personPath(id)}/sessions`, said.endSessions)}
${hasSecondStep && actionForm(`${personPath(id)}/second-step`, said.removeSecondStep)}
${actionForm(`${personPath(id)}/active`, said.deactivate, 'risky')}</div>`;
}

async function saveDetails(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const fields = visit.request.body as Fields;
  const name = fieldOf(fields, 'name');
  if (name === '') return showPerson(visit, person, { flaw: visit.messages.teams.nameNeeded });
  const jobTitle = fieldOf(fields, 'jobTitle') || null;
  await updatePerson(visit.ports.database, person.id, { ...nameOf(name), jobTitle });
  await visit.audit({ action: 'person.changed', subject: name });
  return visit.go(personPath(person.id));
}

async function saveTeams(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  const fields = visit.request.body as Fields;
  const memberships = await listMemberships(ports.database, person.id);
  for (const { id, displayName } of await listAdministeredTeams(ports.database, tenant.id)) {
    const before = memberships.find(({ group }) => group.id === id)?.role ?? 'none';
    const after =
      rolesOf(messages, person.isGuest).find(({ value }) => value === fields.get(`team-${id}`))?.value ?? before;
    if (after === before) continue;
    if (after === 'none') await deleteMembership(ports.database, id, person.id);
    else await putMembership(ports.database, id, person.id, after);
    const details = { team: displayName, from: before, to: after };
    await visit.audit({ action: 'team.role', subject: person.displayName, teamId: id, details });
  }
  return visit.go(personPath(person.id));
}

/** Somebody has to administer: whoever would be the last to go stays. */
async function changeAdministrator(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  if (person.isGuest) return showPerson(visit, person, { flaw: messages.person.guestsNeverAdminister });
  const isDone = await ports.database.transaction().execute(async (within) => {
    await takeTurn(within);
    if (!person.isAdministrator) await addAdministrator(within, { id: person.id, tenantId: tenant.id });
    else if (await isLastAdministrator(within, tenant.id, person.id)) return false;
    else await deleteRoleMember(within, GLOBAL_ADMINISTRATOR, person.id);
    return true;
  });
  if (!isDone) return showPerson(visit, person, { flaw: messages.person.lastAdministrator });
  const action = person.isAdministrator ? 'administrator.taken' : 'administrator.made';
  await visit.audit({ action, subject: person.displayName });
  return visit.go(personPath(person.id));
}

async function changeActive(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  const isLeaving = person.deactivatedAt === null;
  const isDone = await ports.database.transaction().execute(async (within) => {
    await takeTurn(within);
    if (isLeaving && (await isLastAdministrator(within, tenant.id, person.id))) return false;
    await setDeactivated(within, person.id, isLeaving ? ports.now() : null);
    return true;
  });
  if (!isDone) return showPerson(visit, person, { flaw: messages.person.lastAdministrator });
  if (isLeaving) {
    await endSessions(ports.database, person.id, ports.now());
    await endInvitations(ports.database, { purpose: 'reset', personId: person.id }, ports.now());
  }
  await visit.audit({ action: isLeaving ? 'person.deactivated' : 'person.activated', subject: person.displayName });
  return visit.go(personPath(person.id));
}

async function isLastAdministrator(
  database: Visit['ports']['database'],
  tenantId: string,
  personId: string,
): Promise<boolean> {
  const administrators = await listAdministrators(database, tenantId);
  return administrators.length === 1 && administrators[0] === personId;
}

async function makeReset(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { ports, messages, tenant } = visit;
  if (person.deactivatedAt !== null) return sendMissing(visit);
  const wanted = { purpose: 'reset', tenantId: tenant.id, personId: person.id, madeBy: visit.person.id } as const;
  await endInvitations(ports.database, wanted, ports.now());
  const { address } = await makeOneTimeAddress(ports.database, ports.publicUrl, wanted, ports.now());
  await visit.audit({ action: 'password.reset-link', subject: person.displayName });
  const said = messages.person.resetMade({ name: person.displayName });
  return showPerson(visit, person, { above: linkNotice(said, messages.invitations.link, address) });
}

async function erase(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const flaw = await eraseData(visit, person);
  return flaw === undefined ? visit.go(personPath(person.id)) : showPerson(visit, person, { flaw });
}

async function endAll(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  await endSessions(visit.ports.database, person.id, visit.ports.now());
  await visit.audit({ action: 'person.signed-out', subject: person.displayName });
  return visit.go(personPath(person.id));
}

async function removeSecondStep(visit: Visit, person: AdministeredPerson): Promise<FastifyReply> {
  const { database } = visit.ports;
  await deleteCodeApp(database, person.id);
  await deletePasskeys(database, person.id);
  await visit.audit({ action: 'second-step.removed', subject: person.displayName });
  return visit.go(personPath(person.id));
}
