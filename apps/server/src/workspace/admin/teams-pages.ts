import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { avatar, badge, card, emptyState, field, radio, select, selectWithoutLabel } from '../../pages/kit.ts';
import { type Fields, getField } from '../../pages/read-form.ts';
import { addSecurityGroup, addTeam } from '../directory/add-team.ts';
import {
  type AdministeredPerson,
  type AdministeredTeam,
  listAdministeredPeople,
  listAdministeredTeams,
} from '../directory/administered-store.ts';
import {
  deleteGroup,
  deleteMembership,
  listGroupRoles,
  putMembership,
  updateGroup,
} from '../directory/groups-store.ts';
import { adminPaths, getPersonPath, getTeamPath } from './admin-paths.ts';
import { addChannel, GENERAL_CHANNEL, removeChannel, renderChannelsForm, saveChannelPeople } from './channels-page.ts';
import { type PageRouter, sendMissing, type Visit } from './page-router.ts';
import { getRoleOptions } from './parts.ts';
import { getPictureUrl, renderPictureCard } from './pictures.ts';

/** Maximum people in the selection list for adding members. Other people can be added on their own page. */
const MAX_CHOICES = 500;

/** Serves the pages for creating teams and groups and for managing their members. */
export function serveTeamsPages(office: PageRouter): void {
  office.get(adminPaths.teams, (visit) => sendTeamsPage(visit));
  office.post(adminPaths.teams, createTeam);
  const getPath = (end = '') => `${getTeamPath(':id')}${end}`;
  office.get(getPath(), (visit) => handleTeam(visit, (team) => sendTeamPage(visit, team)));
  office.post(getPath(), (visit) => handleTeam(visit, (team) => saveTeam(visit, team)));
  office.post(getPath('/people'), (visit) => handleTeam(visit, (team) => saveRoles(visit, team)));
  office.post(getPath('/add'), (visit) => handleTeam(visit, (team) => addMember(visit, team)));
  office.post(getPath('/delete'), (visit) => handleTeam(visit, (team) => removeTeam(visit, team)), { isFresh: true });
  office.post(getPath('/channels'), (visit) => handleTeam(visit, (team) => addChannel(visit, team, sendTeamPage)));
  const channel = getPath('/channels/:channel');
  office.post(`${channel}/people`, (visit) => handleTeam(visit, (team) => saveChannelPeople(visit, team)));
  office.post(`${channel}/delete`, (visit) => handleTeam(visit, (team) => removeChannel(visit, team)));
}

async function handleTeam(
  visit: Visit,
  handler: (team: AdministeredTeam) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { id } = visit.request.params as { id: string };
  const team = (await listAdministeredTeams(visit.ports.database, visit.tenant.id)).find((one) => one.id === id);
  return team ? handler(team) : sendMissing(visit);
}

async function sendTeamsPage(visit: Visit, error?: string): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const texts = messages.teams;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const title = messages.views.teams;
  return visit.show({
    view: 'teams',
    title,
    error,
    content: html`<div class="head"><h1>${title}</h1></div>
${card(
  texts.make,
  html`<form method="post" action="${adminPaths.teams}"><div class="fields">
${field('name', texts.name, { isRequired: true })}${field('description', texts.description)}</div>
${radio('kind', 'team', texts.asTeam, true)}${radio('kind', 'group', texts.asGroup, false)}
<p><button type="submit">${texts.submit}</button></p></form>`,
)}
${teams.length === 0 ? emptyState(texts.none, texts.noneText) : renderTeamsTable(visit, teams)}`,
  });
}

function renderTeamsTable({ messages }: Visit, teams: readonly AdministeredTeam[]): Html {
  const texts = messages.teams;
  const rows = teams.map(
    (
      team,
    ) => html`<tr><td><span class="who">${avatar(team.displayName, getPictureUrl(team))} <a href="${getTeamPath(team.id)}"><bdi>${team.displayName}</bdi></a></span></td>
<td>${team.description ?? ''}</td><td>${team.isTeam ? texts.team : texts.group}</td>
<td>${texts.peopleIn({ count: team.people })} ${team.isTeam && team.owners === 0 && badge(texts.noOwner, 'risky')}</td></tr>`,
  );
  return html`<table class="rows"><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.description}</th><th scope="col">${texts.kind}</th><th scope="col">${texts.people}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

async function createTeam(visit: Visit): Promise<FastifyReply> {
  const { ports, tenant, person, messages } = visit;
  const fields = visit.request.body as Fields;
  const displayName = getField(fields, 'name');
  if (displayName === '') return sendTeamsPage(visit, messages.teams.nameNeeded);
  const isTeam = fields.get('kind') !== 'group';
  const id = randomUUID();
  const team = {
    id,
    tenantId: tenant.id,
    displayName,
    description: getField(fields, 'description'),
    nickname: createNickname(displayName, id),
    people: { [person.id]: 'owner' as const },
  };
  await ports.database
    .transaction()
    .execute((transaction) =>
      isTeam ? addTeam(transaction, { ...team, channels: [GENERAL_CHANNEL] }) : addSecurityGroup(transaction, team),
    );
  await visit.audit({ action: isTeam ? 'team.made' : 'group.made', subject: displayName, teamId: id });
  return visit.redirect(getTeamPath(id));
}

/** Creates a unique mail nickname: lower-case letters, digits and hyphens. */
function createNickname(displayName: string, id: string): string {
  const plain = displayName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${plain || 'team'}-${id.slice(0, 6)}`;
}

async function sendTeamPage(visit: Visit, team: AdministeredTeam, error?: string): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const texts = messages.teams;
  const allPeople = await listAdministeredPeople(ports.database, tenant.id, { most: MAX_CHOICES });
  const roles = await listGroupRoles(ports.database, team.id);
  return visit.show({
    view: 'teams',
    title: team.displayName,
    error,
    content: html`<div class="head"><span class="who">${avatar(team.displayName, getPictureUrl(team))} <h1><bdi>${team.displayName}</bdi></h1></span>${badge(team.isTeam ? texts.team : texts.group)}</div>
${card(texts.people, renderRolesForm(visit, team, roles, allPeople))}
${card(
  texts.add,
  renderAddForm(
    visit,
    team,
    allPeople.filter((one) => one.deactivatedAt === null && !roles.some(({ personId }) => personId === one.id)),
  ),
)}
${team.isTeam ? card(texts.channels, await renderChannelsForm(visit, team)) : html``}
${card(
  messages.person.details,
  html`<form method="post" action="${getTeamPath(team.id)}"><div class="fields">
${field('name', texts.name, { value: team.displayName, isRequired: true })}${field('description', texts.description, { value: team.description })}</div>
<button type="submit">${messages.save}</button></form>`,
)}
${renderPictureCard(messages, `${getTeamPath(team.id)}/picture`, team.hasPicture)}
${card(
  team.isTeam ? texts.deleteTeam : texts.deleteGroup,
  html`<p>${team.isTeam ? texts.deleteTeamText : texts.deleteGroupText}</p><form method="post" action="${getTeamPath(team.id)}/delete"><div class="fields">
${field('name', texts.typeName({ name: team.displayName }), { isRequired: true })}</div><button type="submit" class="secondary risky">${texts.deleteNow}</button></form>`,
)}`,
  });
}

function renderRolesForm(
  { messages }: Visit,
  team: AdministeredTeam,
  roles: Awaited<ReturnType<typeof listGroupRoles>>,
  allPeople: readonly AdministeredPerson[],
): Html {
  const rows = roles.map(({ personId, displayName, role }) => {
    const isGuest = allPeople.find(({ id }) => id === personId)?.isGuest ?? role === 'guest';
    const choice = selectWithoutLabel(
      `person-${personId}`,
      messages.person.role({ team: displayName }),
      getRoleOptions(messages, isGuest),
      role,
    );
    return html`<tr><td><span class="who">${avatar(displayName)} <a href="${getPersonPath(personId)}"><bdi>${displayName}</bdi></a></span></td><td class="end">${choice}</td></tr>`;
  });
  return html`<form method="post" action="${getTeamPath(team.id)}/people"><table class="rows"><tbody>${rows}</tbody></table>
<button type="submit">${messages.save}</button></form>`;
}

function renderAddForm({ messages }: Visit, team: AdministeredTeam, others: readonly AdministeredPerson[]): Html {
  const choices = others.map(({ id, displayName, mail }) => ({ value: id, label: `${displayName} (${mail})` }));
  const roles = (['member', 'owner'] as const).map((value) => ({ value, label: messages.person.roles[value] }));
  return html`<form method="post" action="${getTeamPath(team.id)}/add"><div class="fields">
${select('person', messages.teams.whom, choices)}${select('role', messages.invitations.role, roles)}</div>
<button type="submit" ${choices.length === 0 && html`disabled`}>${messages.add}</button></form>`;
}

async function saveTeam(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const fields = visit.request.body as Fields;
  const displayName = getField(fields, 'name');
  if (displayName === '') return sendTeamPage(visit, team, visit.messages.teams.nameNeeded);
  await updateGroup(visit.ports.database, team.id, { displayName, description: getField(fields, 'description') });
  await visit.audit({ action: 'team.changed', subject: displayName, teamId: team.id });
  return visit.redirect(getTeamPath(team.id));
}

async function saveRoles(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  const fields = visit.request.body as Fields;
  const allPeople = await listAdministeredPeople(ports.database, tenant.id, { most: MAX_CHOICES });
  for (const { personId, displayName, role } of await listGroupRoles(ports.database, team.id)) {
    const isGuest = allPeople.find(({ id }) => id === personId)?.isGuest ?? role === 'guest';
    const requestedRole = fields.get(`person-${personId}`);
    const after = getRoleOptions(messages, isGuest).find(({ value }) => value === requestedRole)?.value ?? role;
    if (after === role) continue;
    if (after === 'none') await deleteMembership(ports.database, team.id, personId);
    else await putMembership(ports.database, team.id, personId, after);
    const details = { team: team.displayName, from: role, to: after };
    await visit.audit({ action: 'team.role', subject: displayName, teamId: team.id, details });
  }
  return visit.redirect(getTeamPath(team.id));
}

async function addMember(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, tenant } = visit;
  const fields = visit.request.body as Fields;
  const allPeople = await listAdministeredPeople(ports.database, tenant.id, { most: MAX_CHOICES });
  const person = allPeople.find(({ id }) => id === fields.get('person'));
  if (!person) return sendMissing(visit);
  const role = person.isGuest ? 'guest' : fields.get('role') === 'owner' ? 'owner' : 'member';
  await putMembership(ports.database, team.id, person.id, role);
  const details = { team: team.displayName, from: 'none', to: role };
  await visit.audit({ action: 'team.role', subject: person.displayName, teamId: team.id, details });
  return visit.redirect(getTeamPath(team.id));
}

/** Deletes a team and its library, after its name was typed as confirmation. */
async function removeTeam(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, messages } = visit;
  const confirmation = getField(visit.request.body as Fields, 'name');
  if (confirmation !== team.displayName.trim()) return sendTeamPage(visit, team, messages.teams.wrongName);
  await deleteGroup(ports.database, team.id);
  await visit.audit({
    action: team.isTeam ? 'team.deleted' : 'group.deleted',
    subject: team.displayName,
    teamId: team.id,
  });
  return visit.redirect(adminPaths.teams);
}
