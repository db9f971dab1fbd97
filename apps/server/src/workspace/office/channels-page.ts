import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../pages/html.ts';
import { actionForm, badge, checkbox, field } from '../../pages/kit.ts';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
import { deriveChannelId } from '../directory/add-team.ts';
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
import { sendMissing, type Visit } from './office.ts';
import { teamPath } from './office-paths.ts';

type Channel = Awaited<ReturnType<typeof listAllChannels>>[number];
type ShowTeam = (visit: Visit, team: AdministeredTeam, flaw?: string) => Promise<FastifyReply>;

/** Every team has one, and keeps it. */
export const FIRST_CHANNEL = 'General';

/** What a team's page says of its channels. */
export async function channelsForm(visit: Visit, team: AdministeredTeam): Promise<Html> {
  const { messages, ports } = visit;
  const said = messages.teams;
  const channels = await listAllChannels(ports.database, team.id);
  const rows = await Promise.all(channels.map((channel) => channelRow(visit, team, channel)));
  return html`<table class="rows"><tbody>${rows}</tbody></table>
<form method="post" action="${teamPath(team.id)}/channels"><div class="fields">${field('name', said.channel, { isRequired: true })}</div>
${checkbox('private', said.privateFor)}<p><button type="submit">${messages.add}</button></p></form>`;
}

async function channelRow({ messages, ports }: Visit, team: AdministeredTeam, channel: Channel): Promise<Html> {
  const said = messages.teams;
  const path = `${teamPath(team.id)}/channels/${encodeURIComponent(channel.id)}`;
  const isPrivate = channel.membershipType === 'private';
  const inside = isPrivate ? await listChannelMembers(ports.database, channel.id) : [];
  const ticks = isPrivate
    ? (await listGroupRoles(ports.database, team.id)).map(({ personId, displayName }) =>
        checkbox(`person-${personId}`, displayName, { isTicked: inside.includes(personId) }),
      )
    : [];
  return html`<tr><td><bdi>${channel.displayName}</bdi> ${isPrivate && badge(said.private)}${
    isPrivate &&
    html`<details><summary>${said.inChannel({ count: inside.length })}</summary><form method="post" action="${path}/people">${ticks}
<p><button type="submit" class="secondary">${messages.save}</button></p></form></details>`
  }</td>
<td class="end">${channel.displayName !== FIRST_CHANNEL && actionForm(`${path}/delete`, said.deleteChannel, 'risky')}</td></tr>`;
}

export async function addChannel(visit: Visit, team: AdministeredTeam, show: ShowTeam): Promise<FastifyReply> {
  const { database } = visit.ports;
  const fields = visit.request.body as Fields;
  const displayName = fieldOf(fields, 'name', 50);
  if (!team.isTeam) return sendMissing(visit);
  if (displayName === '') return show(visit, team, visit.messages.teams.nameNeeded);
  const known = await listAllChannels(database, team.id);
  if (known.some((channel) => channel.displayName.toLowerCase() === displayName.toLowerCase())) {
    return show(visit, team, visit.messages.teams.channelTaken);
  }
  const isPrivate = fields.has('private');
  const id = deriveChannelId(team.id, displayName);
  await insertChannel(database, team.id, { id, displayName, membershipType: isPrivate ? 'private' : 'standard' });
  const owners = (await listGroupRoles(database, team.id)).filter(({ role }) => role === 'owner');
  for (const { personId } of isPrivate ? owners : []) await insertChannelMember(database, id, personId);
  await visit.audit({ action: 'channel.made', subject: displayName, teamId: team.id, details: { isPrivate } });
  return visit.go(teamPath(team.id));
}

/** Who of the team is in a private channel: those who are ticked. */
export async function saveChannelPeople(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const { database } = visit.ports;
  const fields = visit.request.body as Fields;
  const channel = await findChannel(visit, team);
  if (channel?.membershipType !== 'private') return sendMissing(visit);
  const inside = await listChannelMembers(database, channel.id);
  const joined: string[] = [];
  const left: string[] = [];
  for (const { personId, displayName } of await listGroupRoles(database, team.id)) {
    const isWanted = fields.has(`person-${personId}`);
    if (isWanted === inside.includes(personId)) continue;
    if (isWanted) await insertChannelMember(database, channel.id, personId);
    else await deleteChannelMember(database, channel.id, personId);
    (isWanted ? joined : left).push(displayName);
  }
  if (joined.length + left.length > 0) {
    const details = { joined: joined.join(', '), left: left.join(', ') };
    await visit.audit({ action: 'channel.people', subject: channel.displayName, teamId: team.id, details });
  }
  return visit.go(teamPath(team.id));
}

/** The forms and files of a channel are its team's, and stay. */
export async function removeChannel(visit: Visit, team: AdministeredTeam): Promise<FastifyReply> {
  const channel = await findChannel(visit, team);
  if (!channel || channel.displayName === FIRST_CHANNEL) return sendMissing(visit);
  await deleteChannel(visit.ports.database, team.id, channel.id);
  await visit.audit({ action: 'channel.deleted', subject: channel.displayName, teamId: team.id });
  return visit.go(teamPath(team.id));
}

async function findChannel({ request, ports }: Visit, team: AdministeredTeam): Promise<Channel | undefined> {
  const { channel } = request.params as { channel: string };
  return (await listAllChannels(ports.database, team.id)).find(({ id }) => id === channel);
}
