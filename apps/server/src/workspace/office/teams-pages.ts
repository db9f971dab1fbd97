import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { avatar, badge, card, emptyState, field, radio, select, selectAlone } from '../../pages/kit.ts';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
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
import { addChannel, channelsForm, FIRST_CHANNEL, removeChannel, saveChannelPeople } from './channels-page.ts';
import { type Office, sendMissing, type Visit } from './office.ts';
import { officePaths, personPath, teamPath } from './office-paths.ts';
import { rolesOf } from './parts.ts';
import { addressOfPicture, pictureCard } from './pictures.ts';

/** So many people are offered for a team; others are put into it on their own page. */
const MOST_OFFERED = 500;

/** Where teams and groups are made, and who is in them is decided. */
export function serveTeamsPages(office: Office): void {
  office.get(officePaths.teams, (visit) => showTeams(visit));
  office.post(officePaths.teams, makeTeam);
  const at = (end = '') => `${teamPath(':id')}${end}`;
  office.get(at(), (visit) => withTeam(visit, (team) => showTeam(visit, team)));
  office.post(at(), (visit) => withTeam(visit, (team) => saveTeam(visit, team)));
  office.post(at('/people'), (visit) => withTeam(visit, (team) => saveRoles(visit, team)));
  office.post(at('/add'), (visit) => withTeam(visit, (team) => addMember(visit, team)));
  office.post(at('/delete'), (visit) => withTeam(visit, (team) => removeTeam(visit, team)), { isFresh: true });
  office.post(at('/channels'), (visit) => withTeam(visit, (team) => addChannel(visit, team, showTeam)));
  const channel = at('/channels/:channel');
  office.post(`${channel}/people`, (visit) => withTeam(visit, (team) => saveChannelPeople(visit, team)));
  office.post(`${channel}/delete`, (visit) => withTeam(visit, (team) => removeChannel(visit, team)));
}

async function withTeam(
  visit: Visit,
  handler: (team: AdministeredTeam) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { id } = visit.request.params as { id: string };
  const team = (await listAdministeredTeams(visit.ports.database, visit.tenant.id)).find((one) => one.id === id);
  return team ? handler(team) : sendMissing(visit);
}

async function showTeams(visit: Visit, flaw?: string): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const said = messages.teams;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const title = messages.views.teams;
  return visit.show({
    view: 'teams',
    title,
    flaw,
    content: html`<div class="head"><h1>${title}</h1></div>
${card(
  said.make,
  html`<form method="post" action="${officePaths.teams}"><div class="fields">
${field('name', said.name, { isRequired: true })}${field('description', said.description)}</div>
${radio('kind', 'team', said.asTeam, true)}${radio('kind', 'group', said.asGroup, false)}
<p><button type="submit">${said.submit}</button></p></form>`,
)}
${teams.length === 0 ? emptyState(said.none, said.noneText) : teamsTable(visit, teams)}`,
  });
}

function teamsTable({ messages }: Visit, teams: readonly AdministeredTeam[]): Html {
  const said = messages.teams;
  const rows = teams.map(
    (
      team,
    ) => html`<tr><td><span class="who">${avatar(team.displayName, addressOfPicture(team))} <a href="${teamPath(team.id)}"><bdi>${team.displayName}</bdi></a></span></td>
<td>${team.description ?? ''}</td><td>${team.isTeam ? said.team : said.group}</td>
<td>${said.peopleIn({ count: team.people })} ${team.isTeam && team.owners === 0 && badge(said.noOwner, 'risky')}</td></tr>`,
  );
  return html`<table class="rows"><thead><tr><th scope="col">${said.name}</th><th scope="col">${said.description}</th><th scope="col">${said.kind}</th><th scope="col">${said.people}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

async function makeTeam(visit: Visit): Promise<FastifyReply> {
  const { ports, tenant, person, messages } = visit;
  const fields = visit.request.body as Fields;
  const displayName = fieldOf(fields, 'name');
  if (displayName === '') return showTeams(visit, messages.teams.nameNeeded);
  const isTeam = fields.get('kind') !== 'group';
  const id = randomUUID();
  const made = {
    id,
    tenantId: tenant.id,
    displayName,
    description: fieldOf(fields, 'description'),
    nickname: nicknameOf(displayName, id),
    people: { [person.id]: 'owner' as const },
  };
  await ports.database
    .transaction()
    .execute((within) =>
      isTeam ? addTeam(within, { ...made, channels: [FIRST_CHANNEL] }) : addSecurityGroup(within, made),
    );
  await visit.audit({ action: isTeam ? 'team.made' : 'group.made', subject: displayName, teamId: id });
  return visit.go(teamPath(id));
}

/** Lower-case letters, digits and hyphens, and never one that another team has. */
function nicknameOf(displayName: string, id: string): string {
  const plain = displayName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${plain || 'team'}-${id.slice(0, 6)}`;
}

async function showTeam(visit: Visit, team: AdministeredTeam, flaw?: string): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const said = messages.teams;
  const everybody = await listAdministeredPeople(ports.database, tenant.id, { most: MOST_OFFERED });
  const roles = await listGroupRoles(ports.database, team.id);
  return visit.show({
    view: 'teams',
    title: team.displayName,
    flaw,
    content: html`<div class="head"><span class="who">${avatar(team.displayName, addressOfPicture(team))} <h1><bdi>${team.displayName}</bdi></h1></span>${badge(team.isTeam ? said.team : said.group)}</div>
${card(said.people, rolesForm(visit, team, roles, everybody))}
${card(
  said.add,
  addForm(
    visit,
    team,
    everybody.filter((one) => one.deactivatedAt === null && !roles.some(({ personId }) => personId === one.id)),
  ),
)}
${team.isTeam ? card(said.channels, await channelsForm(visit, team)) : html``}
${card(
  messages.person.details,
  html`<form method="post" action="${teamPath(team.id)}"><div class="fields">
${field('name', said.name, { value: team.displayName, isRequired: true })}${field('description', said.description, { value: team.description })}</div>
<button type="submit">${messages.save}</button></form>`,
)}
${pictureCard(messages, `${teamPath(team.id)}/picture`, team.hasPicture)}
${card(
  team.isTeam ? said.deleteTeam : said.deleteGroup,
  html`<p>${team.isTeam ? said.deleteTeamText : said.deleteGroupText}</p><form method="post" action="${teamPath(team.id)}/delete"><div class="fields">
${field('name', said.typeName({ name: team.displayName }), { isRequired: true })}</div><button type="submit" class="secondary risky">${said.deleteNow}</button></form>`,
)}`,
  });
}

function rolesForm(
  { messages }: Visit,
  team: AdministeredTeam,
  roles: Awaited<ReturnType<typeof listGroupRoles>>,
  everybody: readonly AdministeredPerson[],
): Html {
  const rows = roles.map(({ personId, displayName, role }) => {
    const isGuest = everybody.find(({ id }) => id === personId)?.isGuest ?? role === 'guest';
    const choice = selectAlone(
      `person-${personId}`,
      messages.person.role({ team: displayName }),
      rolesOf(messages, isGuest),
      role,
    );
    return html`<tr><td><span class="who">${avatar(displayName)} <a href="${personPath(personId)}"><bdi>${displayName}</bdi></a></span></td><td class="end">${choice}</td></tr>`;
  });
  return html`<form method="post" action="${teamPath(team.id)}/people"><table class="rows"><tbody>${rows}</tbody></table>
<button type="submit">${messages.save}</button></form>`;
}

function addForm({ messages }: Visit, team: AdministeredTeam, others: readonly AdministeredPerson[]): Html {
  const choices = others.map(({ id, displayName, mail }) => ({ value: id, label: `${displayName} (${mail})` }));
  const roles = (['member', 'owner'] as const).map((value) => ({ value, label: messages.person.roles[value] }));
  return html`<form method="post" action="${teamPath(team.id)}/add"><div class="fields">
${select('person', messages.teams.whom, choices)}${select('role', messages.invitations.role, roles)}</div>
<button type="submit" ${choices.length === 0 && html`disabled`}>${messages.add}</button></form>`;
}

async function saveTeam(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const fields = visit.request.body as Fields;
  const displayName = fieldOf(fields, 'name');
  if (displayName === '') return showTeam(visit, team, visit.messages.teams.nameNeeded);
  await updateGroup(visit.ports.database, team.id, { displayName, description: fieldOf(fields, 'description') });
  await visit.audit({ action: 'team.changed', subject: displayName, teamId: team.id });
  return visit.go(teamPath(team.id));
}

async function saveRoles(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, tenant, messages } = visit;
  const fields = visit.request.body as Fields;
  const everybody = await listAdministeredPeople(ports.database, tenant.id, { most: MOST_OFFERED });
  for (const { personId, displayName, role } of await listGroupRoles(ports.database, team.id)) {
    const isGuest = everybody.find(({ id }) => id === personId)?.isGuest ?? role === 'guest';
    const wanted = fields.get(`person-${personId}`);
    const after = rolesOf(messages, isGuest).find(({ value }) => value === wanted)?.value ?? role;
    if (after === role) continue;
    if (after === 'none') await deleteMembership(ports.database, team.id, personId);
    else await putMembership(ports.database, team.id, personId, after);
    const details = { team: team.displayName, from: role, to: after };
    await visit.audit({ action: 'team.role', subject: displayName, teamId: team.id, details });
  }
  return visit.go(teamPath(team.id));
}

async function addMember(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, tenant } = visit;
  const fields = visit.request.body as Fields;
  const everybody = await listAdministeredPeople(ports.database, tenant.id, { most: MOST_OFFERED });
  const person = everybody.find(({ id }) => id === fields.get('person'));
  if (!person) return sendMissing(visit);
  const role = person.isGuest ? 'guest' : fields.get('role') === 'owner' ? 'owner' : 'member';
  await putMembership(ports.database, team.id, person.id, role);
  const details = { team: team.displayName, from: 'none', to: role };
  await visit.audit({ action: 'team.role', subject: person.displayName, teamId: team.id, details });
  return visit.go(teamPath(team.id));
}

/** Once its name is typed: all that is in its library goes with it. */
async function removeTeam(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, messages } = visit;
  const typed = fieldOf(visit.request.body as Fields, 'name');
  if (typed !== team.displayName.trim()) return showTeam(visit, team, messages.teams.wrongName);
  await deleteGroup(ports.database, team.id);
  await visit.audit({
    action: team.isTeam ? 'team.deleted' : 'group.deleted',
    subject: team.displayName,
    teamId: team.id,
  });
  return visit.go(officePaths.teams);
}
