import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { type Html, html } from '../../pages/html.ts';
import { renderActionForm, renderBadge, renderCheckbox, renderField } from '../../pages/render-elements.ts';
import { deriveChannelId } from '../add-team.ts';
import type { AdministeredTeam } from '../directory/administered-store.ts';
import {
  deleteChannel,
  deleteChannelMember,
  insertChannel,
  insertChannelMember,
  listAllChannels,
  listChannelMembers,
  listGroupRoles,
} from '../directory/groups-store.ts';
import { getTeamPath } from './admin-frame.ts';
import { type AdminContext, sendNotFoundPage } from './page-router.ts';

type Channel = Awaited<ReturnType<typeof listAllChannels>>[number];
type ShowTeam = (context: AdminContext, team: AdministeredTeam, error?: string) => Promise<FastifyReply>;

/** The general channel. Every team has it, and it can't be deleted. */
export const GENERAL_CHANNEL = 'General';

/** Renders the channels on a team's page, and the form for adding one. */
export async function renderChannelsForm(context: AdminContext, team: AdministeredTeam): Promise<Html> {
  const { messages, ports } = context;
  const texts = messages.teams;
  const channels = await listAllChannels(ports.database, team.id);
  const rows = await Promise.all(channels.map((channel) => renderChannelRow(context, team, channel)));
  return html`<table class="rows"><tbody>${rows}</tbody></table>
<form method="post" action="${getTeamPath(team.id)}/channels"><div class="fields">${renderField('name', texts.channel, { isRequired: true })}</div>
${renderCheckbox('private', texts.privateFor)}<p><button type="submit">${messages.add}</button></p></form>`;
}

async function renderChannelRow(
  { messages, ports }: AdminContext,
  team: AdministeredTeam,
  channel: Channel,
): Promise<Html> {
  const texts = messages.teams;
  const path = `${getTeamPath(team.id)}/channels/${encodeURIComponent(channel.id)}`;
  const isPrivate = channel.membershipType === 'private';
  const memberIds = isPrivate ? await listChannelMembers(ports.database, channel.id) : [];
  const memberCheckboxes = isPrivate
    ? (await listGroupRoles(ports.database, team.id)).map(({ personId, displayName }) =>
        renderCheckbox(`person-${personId}`, displayName, { isTicked: memberIds.includes(personId) }),
      )
    : [];
  return html`<tr><td><bdi>${channel.displayName}</bdi> ${isPrivate && renderBadge(texts.private)}${
    isPrivate &&
    html`<details><summary>${texts.inChannel({ count: memberIds.length })}</summary><form method="post" action="${path}/people">${memberCheckboxes}
<p><button type="submit" class="secondary">${messages.save}</button></p></form></details>`
  }</td>
<td class="end">${channel.displayName !== GENERAL_CHANNEL && renderActionForm(`${path}/delete`, texts.deleteChannel, 'risky')}</td></tr>`;
}

/** Adds a channel to a team. The team's owners become members of a private channel. */
export async function addChannel(context: AdminContext, team: AdministeredTeam, show: ShowTeam): Promise<FastifyReply> {
  const { database } = context.ports;
  const fields = context.request.body as FormFields;
  const displayName = getField(fields, 'name', 50);
  if (!team.isTeam) return sendNotFoundPage(context);
  if (displayName === '') return show(context, team, context.messages.teams.nameNeeded);
  const existing = await listAllChannels(database, team.id);
  if (existing.some((channel) => channel.displayName.toLowerCase() === displayName.toLowerCase())) {
    return show(context, team, context.messages.teams.channelTaken);
  }
  const isPrivate = fields.has('private');
  const id = deriveChannelId(team.id, displayName);
  await insertChannel(database, team.id, { id, displayName, membershipType: isPrivate ? 'private' : 'standard' });
  const owners = (await listGroupRoles(database, team.id)).filter(({ role }) => role === 'owner');
  for (const { personId } of isPrivate ? owners : []) await insertChannelMember(database, id, personId);
  await context.audit({ action: 'channel.made', subject: displayName, teamId: team.id, details: { isPrivate } });
  return context.redirect(getTeamPath(team.id));
}

/** Saves the members of a private channel: the selected people of the team. */
export async function saveChannelPeople(context: AdminContext, team: AdministeredTeam): Promise<FastifyReply> {
  const { database } = context.ports;
  const fields = context.request.body as FormFields;
  const channel = await findChannel(context, team);
  if (channel?.membershipType !== 'private') return sendNotFoundPage(context);
  const memberIds = await listChannelMembers(database, channel.id);
  const added: string[] = [];
  const removed: string[] = [];
  for (const { personId, displayName } of await listGroupRoles(database, team.id)) {
    const isSelected = fields.has(`person-${personId}`);
    if (isSelected === memberIds.includes(personId)) continue;
    if (isSelected) await insertChannelMember(database, channel.id, personId);
    else await deleteChannelMember(database, channel.id, personId);
    (isSelected ? added : removed).push(displayName);
  }
  if (added.length + removed.length > 0) {
    const details = { joined: added.join(', '), left: removed.join(', ') };
    await context.audit({ action: 'channel.people', subject: channel.displayName, teamId: team.id, details });
  }
  return context.redirect(getTeamPath(team.id));
}

/** Deletes a channel. Its forms and files belong to the team and stay. */
export async function removeChannel(context: AdminContext, team: AdministeredTeam): Promise<FastifyReply> {
  const channel = await findChannel(context, team);
  if (!channel || channel.displayName === GENERAL_CHANNEL) return sendNotFoundPage(context);
  await deleteChannel(context.ports.database, team.id, channel.id);
  await context.audit({ action: 'channel.deleted', subject: channel.displayName, teamId: team.id });
  return context.redirect(getTeamPath(team.id));
}

async function findChannel({ request, ports }: AdminContext, team: AdministeredTeam): Promise<Channel | undefined> {
  const { channel } = request.params as { channel: string };
  return (await listAllChannels(ports.database, team.id)).find(({ id }) => id === channel);
}
