import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { type Html, html } from '../../pages/html.ts';
import {
  renderAvatar,
  renderBadge,
  renderCard,
  renderEmptyState,
  renderField,
  renderRadio,
  renderSelect,
  renderUnlabeledSelect,
} from '../../pages/render-elements.ts';
import { addSecurityGroup, addTeam } from '../add-team.ts';
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
import { adminPaths, getPersonPath, getTeamPath } from './admin-frame.ts';
import { addChannel, GENERAL_CHANNEL, removeChannel, renderChannelsForm, saveChannelPeople } from './channels-page.ts';
import { type AdminContext, type PageRouter, sendNotFoundPage } from './page-router.ts';
import { getRoleOptions } from './people-page.ts';
import { getPictureUrl, renderPictureCard } from './pictures.ts';

/** Maximum people in the selection list for adding members. Other people can be added on their own page. */
const MAX_CHOICES = 500;

/** Serves the pages for creating teams and groups and for managing their members. */
export function serveTeamsPages(router: PageRouter): void {
  router.get(adminPaths.teams, (context) => sendTeamsPage(context));
  router.post(adminPaths.teams, createTeam);
  const getPath = (end = '') => `${getTeamPath(':id')}${end}`;
  router.get(getPath(), (context) => handleTeam(context, (team) => sendTeamPage(context, team)));
  router.post(getPath(), (context) => handleTeam(context, (team) => saveTeam(context, team)));
  router.post(getPath('/people'), (context) => handleTeam(context, (team) => saveRoles(context, team)));
  router.post(getPath('/add'), (context) => handleTeam(context, (team) => addMember(context, team)));
  router.post(getPath('/delete'), (context) => handleTeam(context, (team) => removeTeam(context, team)), {
    isFresh: true,
  });
  router.post(getPath('/channels'), (context) =>
    handleTeam(context, (team) => addChannel(context, team, sendTeamPage)),
  );
  const channel = getPath('/channels/:channel');
  router.post(`${channel}/people`, (context) => handleTeam(context, (team) => saveChannelPeople(context, team)));
  router.post(`${channel}/delete`, (context) => handleTeam(context, (team) => removeChannel(context, team)));
}

async function handleTeam(
  context: AdminContext,
  handler: (team: AdministeredTeam) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const { id } = context.request.params as { id: string };
  const team = (await listAdministeredTeams(context.ports.database, context.tenant.id)).find((one) => one.id === id);
  return team ? handler(team) : sendNotFoundPage(context);
}

async function sendTeamsPage(context: AdminContext, error?: string): Promise<FastifyReply> {
  const { messages, ports, tenant } = context;
  const texts = messages.teams;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const title = messages.views.teams;
  return context.show({
    view: 'teams',
    title,
    error,
    content: html`<div class="head"><h1>${title}</h1></div>
${renderCard(
  texts.make,
  html`<form method="post" action="${adminPaths.teams}"><div class="fields">
${renderField('name', texts.name, { isRequired: true })}${renderField('description', texts.description)}</div>
${renderRadio('kind', 'team', texts.asTeam, true)}${renderRadio('kind', 'group', texts.asGroup, false)}
<p><button type="submit">${texts.submit}</button></p></form>`,
)}
${teams.length === 0 ? renderEmptyState(texts.none, texts.noneText) : renderTeamsTable(context, teams)}`,
  });
}

function renderTeamsTable({ messages }: AdminContext, teams: readonly AdministeredTeam[]): Html {
  const texts = messages.teams;
  const rows = teams.map(
    (
      team,
    ) => html`<tr><td><span class="who">${renderAvatar(team.displayName, getPictureUrl(team))} <a href="${getTeamPath(team.id)}"><bdi>${team.displayName}</bdi></a></span></td>
<td>${team.description ?? ''}</td><td>${team.isTeam ? texts.team : texts.group}</td>
<td>${texts.peopleIn({ count: team.people })} ${team.isTeam && team.owners === 0 && renderBadge(texts.noOwner, 'risky')}</td></tr>`,
  );
  return html`<table class="rows"><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.description}</th><th scope="col">${texts.kind}</th><th scope="col">${texts.people}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

async function createTeam(context: AdminContext): Promise<FastifyReply> {
  const { ports, tenant, person, messages } = context;
  const fields = context.request.body as FormFields;
  const displayName = getField(fields, 'name');
  if (displayName === '') return sendTeamsPage(context, messages.teams.nameNeeded);
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
  await context.audit({ action: isTeam ? 'team.made' : 'group.made', subject: displayName, teamId: id });
  return context.redirect(getTeamPath(id));
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

async function sendTeamPage(context: AdminContext, team: AdministeredTeam, error?: string): Promise<FastifyReply> {
  const { messages, ports, tenant } = context;
  const texts = messages.teams;
  const allPeople = await listAdministeredPeople(ports.database, tenant.id, { most: MAX_CHOICES });
  const roles = await listGroupRoles(ports.database, team.id);
  return context.show({
    view: 'teams',
    title: team.displayName,
    error,
    content: html`<div class="head"><span class="who">${renderAvatar(team.displayName, getPictureUrl(team))} <h1><bdi>${team.displayName}</bdi></h1></span>${renderBadge(team.isTeam ? texts.team : texts.group)}</div>
${renderCard(texts.people, renderRolesForm(context, team, roles, allPeople))}
${renderCard(
  texts.add,
  renderAddForm(
    context,
    team,
    allPeople.filter((one) => one.deactivatedAt === null && !roles.some(({ personId }) => personId === one.id)),
  ),
)}
${team.isTeam ? renderCard(texts.channels, await renderChannelsForm(context, team)) : html``}
${renderCard(
  messages.person.details,
  html`<form method="post" action="${getTeamPath(team.id)}"><div class="fields">
${renderField('name', texts.name, { value: team.displayName, isRequired: true })}${renderField('description', texts.description, { value: team.description })}</div>
<button type="submit">${messages.save}</button></form>`,
)}
${renderPictureCard(messages, `${getTeamPath(team.id)}/picture`, team.hasPicture)}
${renderCard(
  team.isTeam ? texts.deleteTeam : texts.deleteGroup,
  html`<p>${team.isTeam ? texts.deleteTeamText : texts.deleteGroupText}</p><form method="post" action="${getTeamPath(team.id)}/delete"><div class="fields">
${renderField('name', texts.typeName({ name: team.displayName }), { isRequired: true })}</div><button type="submit" class="secondary risky">${texts.deleteNow}</button></form>`,
)}`,
  });
}

function renderRolesForm(
  { messages }: AdminContext,
  team: AdministeredTeam,
  roles: Awaited<ReturnType<typeof listGroupRoles>>,
  allPeople: readonly AdministeredPerson[],
): Html {
  const rows = roles.map(({ personId, displayName, role }) => {
    const isGuest = allPeople.find(({ id }) => id === personId)?.isGuest ?? role === 'guest';
    const choice = renderUnlabeledSelect(
      `person-${personId}`,
      messages.person.role({ team: displayName }),
      getRoleOptions(messages, isGuest),
      role,
    );
    return html`<tr><td><span class="who">${renderAvatar(displayName)} <a href="${getPersonPath(personId)}"><bdi>${displayName}</bdi></a></span></td><td class="end">${choice}</td></tr>`;
  });
  return html`<form method="post" action="${getTeamPath(team.id)}/people"><table class="rows"><tbody>${rows}</tbody></table>
<button type="submit">${messages.save}</button></form>`;
}

function renderAddForm(
  { messages }: AdminContext,
  team: AdministeredTeam,
  others: readonly AdministeredPerson[],
): Html {
  const choices = others.map(({ id, displayName, mail }) => ({ value: id, label: `${displayName} (${mail})` }));
  const roles = (['member', 'owner'] as const).map((value) => ({ value, label: messages.person.roles[value] }));
  return html`<form method="post" action="${getTeamPath(team.id)}/add"><div class="fields">
${renderSelect('person', messages.teams.whom, choices)}${renderSelect('role', messages.invitations.role, roles)}</div>
<button type="submit" ${choices.length === 0 && html`disabled`}>${messages.add}</button></form>`;
}

async function saveTeam(context: AdminContext, team: AdministeredTeam): Promise<FastifyReply> {
  const fields = context.request.body as FormFields;
  const displayName = getField(fields, 'name');
  if (displayName === '') return sendTeamPage(context, team, context.messages.teams.nameNeeded);
  await updateGroup(context.ports.database, team.id, { displayName, description: getField(fields, 'description') });
  await context.audit({ action: 'team.changed', subject: displayName, teamId: team.id });
  return context.redirect(getTeamPath(team.id));
}

async function saveRoles(context: AdminContext, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, tenant, messages } = context;
  const fields = context.request.body as FormFields;
  const allPeople = await listAdministeredPeople(ports.database, tenant.id, { most: MAX_CHOICES });
  for (const { personId, displayName, role } of await listGroupRoles(ports.database, team.id)) {
    const isGuest = allPeople.find(({ id }) => id === personId)?.isGuest ?? role === 'guest';
    const requestedRole = fields.get(`person-${personId}`);
    const after = getRoleOptions(messages, isGuest).find(({ value }) => value === requestedRole)?.value ?? role;
    if (after === role) continue;
    if (after === 'none') await deleteMembership(ports.database, team.id, personId);
    else await putMembership(ports.database, team.id, personId, after);
    const details = { team: team.displayName, from: role, to: after };
    await context.audit({ action: 'team.role', subject: displayName, teamId: team.id, details });
  }
  return context.redirect(getTeamPath(team.id));
}

async function addMember(context: AdminContext, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, tenant } = context;
  const fields = context.request.body as FormFields;
  const allPeople = await listAdministeredPeople(ports.database, tenant.id, { most: MAX_CHOICES });
  const person = allPeople.find(({ id }) => id === fields.get('person'));
  if (!person) return sendNotFoundPage(context);
  const role = person.isGuest ? 'guest' : fields.get('role') === 'owner' ? 'owner' : 'member';
  await putMembership(ports.database, team.id, person.id, role);
  const details = { team: team.displayName, from: 'none', to: role };
  await context.audit({ action: 'team.role', subject: person.displayName, teamId: team.id, details });
  return context.redirect(getTeamPath(team.id));
}

/** Deletes a team and its library, after its name was typed as confirmation. */
async function removeTeam(context: AdminContext, team: AdministeredTeam): Promise<FastifyReply> {
  const { ports, messages } = context;
  const confirmation = getField(context.request.body as FormFields, 'name');
  if (confirmation !== team.displayName.trim()) return sendTeamPage(context, team, messages.teams.wrongName);
  await deleteGroup(ports.database, team.id);
  await context.audit({
    action: team.isTeam ? 'team.deleted' : 'group.deleted',
    subject: team.displayName,
    teamId: team.id,
  });
  return context.redirect(adminPaths.teams);
}
