import type { FastifyReply } from 'fastify';
import { formatMoment } from '../../pages/format-moment.ts';
import { type Html, html } from '../../pages/html.ts';
import { actionForm, badge, card, checkbox, emptyState, field, notice, select } from '../../pages/kit.ts';
import { type Fields, fieldOf } from '../../pages/read-form.ts';
import { isAddressTaken, listAdministeredTeams } from '../directory/administered-store.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { isGuid } from '../graph/guid.ts';
import { endInvitation, type Invitation, listInvitations } from '../private/invitations-store.ts';
import { findInviteFlaw, type Invitee, invite, teamsByName } from './invite.ts';
import { type Office, sendMissing, type Visit } from './office.ts';
import { officePaths } from './office-paths.ts';
import { linkNotice } from './parts.ts';
import { readFile } from './pictures.ts';
import { type ReadPeople, readPeople } from './read-people.ts';

const here = officePaths.invitations;

/** Where people are invited, one by one; what is open is taken back. */
export function serveInvitationsPage(office: Office): void {
  office.get(here, (visit) => showInvitations(visit));
  office.post(here, takeInvitation);
  office.post(`${here}/:id/end`, takeBack);
}

/** Where people are invited by a file. */
export function serveImport(office: Office): void {
  office.post(`${here}/import`, takeList);
}

async function showInvitations(
  visit: Visit,
  { flaw, above, typed }: { readonly flaw?: string; readonly above?: Html; readonly typed?: Fields } = {},
): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const said = messages.invitations;
  const open = await listInvitations(ports.database, tenant.id);
  const title = messages.views.invitations;
  return visit.show({
    view: 'invitations',
    title,
    flaw,
    content: html`${above}<div class="head"><h1>${title}</h1></div>
${card(said.invite, await inviteForm(visit, typed))}
${open.length === 0 ? emptyState(said.nothingOpen, said.nothingOpenText) : card(said.open, openTable(visit, open))}
${card(said.many, importForm(visit))}`,
  });
}

async function inviteForm({ messages, ports, tenant }: Visit, typed = new URLSearchParams()): Promise<Html> {
  const { invitations: said, person } = messages;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const choices = teams.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const value = (name: string) => typed.get(name) ?? '';
  return html`<form method="post" action="${here}"><div class="fields">
${field('name', person.name, { value: value('name') })}
${field('mail', messages.people.mail, { value: value('mail'), type: 'email', hint: said.mailHint })}
${field('jobTitle', person.jobTitle, { value: value('jobTitle') })}
${select('team', said.team, [{ value: '', label: said.noTeam }, ...choices], value('team'))}
${select(
  'role',
  said.role,
  [
    { value: 'member', label: person.roles.member },
    { value: 'owner', label: person.roles.owner },
  ],
  value('role'),
)}</div>
${checkbox('guest', said.asGuest, { isTicked: value('guest') !== '' })}
${checkbox('administrator', said.asAdministrator, { isTicked: value('administrator') !== '' })}
${sendButtons(ports.relay !== undefined, said.send, said.makeLink)}
${ports.relay === undefined && html`<p class="quiet">${said.noMail}</p>`}</form>`;
}

/** Without mail that goes out there is the link alone. */
const sendButtons = (hasMail: boolean, send: string, link: string): Html =>
  html`<p class="actions">${hasMail && html`<button type="submit" name="how" value="mail">${send}</button>`}<button type="submit" name="how" value="link" class="${hasMail ? 'secondary' : ''}">${link}</button></p>`;

function openTable({ messages, ports, speech }: Visit, open: readonly Invitation[]): Html {
  const { invitations: said, people } = messages;
  const rows = open.map(
    ({
      id,
      mail,
      displayName,
      isGuest,
      isAdministrator,
      expiresAt,
    }) => html`<tr><td>${displayName ?? mail ?? said.anybody} ${
      displayName !== null && mail !== null && html`<br><span class="quiet">${mail}</span>`
    }</td>
<td>${isAdministrator && badge(people.administrator, 'brand')}${isGuest && badge(people.guest)}</td>
<td class="quiet">${expiresAt < ports.now() ? said.expired : html`${said.until} ${formatMoment(expiresAt, new Date(0), speech)}`}</td>
<td class="end">${actionForm(`${here}/${id}/end`, said.takeBack)}</td></tr>`,
  );
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

function importForm({ messages, ports }: Visit): Html {
  const said = messages.invitations;
  return html`<p>${said.manyText}</p><form method="post" action="${here}/import" enctype="multipart/form-data"><div class="fields">
${field('file', said.file, { type: 'file', isRequired: true, accept: '.csv,text/csv' })}</div>
${sendButtons(ports.relay !== undefined, said.importMails, said.importLinks)}</form>`;
}

async function takeInvitation(visit: Visit): Promise<FastifyReply> {
  const { messages, ports } = visit;
  const said = messages.invitations;
  const fields = visit.request.body as Fields;
  const isByMail = fields.get('how') === 'mail' && ports.relay !== undefined;
  const invitee = await readInvitee(visit, fields);
  const flaw = await findInviteFlaw(visit, invitee, isByMail);
  if (flaw) return showInvitations(visit, { flaw: said[flaw], typed: fields });
  const address = await invite(visit, invitee, isByMail);
  const above = isByMail ? notice(said.sent({ mail: invitee.mail ?? '' })) : linkNotice(said.made, said.link, address);
  return showInvitations(visit, { above });
}

async function readInvitee({ ports, tenant }: Visit, fields: Fields): Promise<Invitee> {
  const isGuest = fields.has('guest');
  const known = await listAdministeredTeams(ports.database, tenant.id);
  const team = known.find(({ id }) => id === fields.get('team'));
  const role: MembershipRole = isGuest ? 'guest' : fields.get('role') === 'owner' ? 'owner' : 'member';
  return {
    mail: fieldOf(fields, 'mail', 254).toLowerCase() || undefined,
    displayName: fieldOf(fields, 'name') || undefined,
    jobTitle: fieldOf(fields, 'jobTitle') || undefined,
    isGuest,
    isAdministrator: !isGuest && fields.has('administrator'),
    teams: team ? { [team.id]: role } : {},
  };
}

async function takeBack(visit: Visit): Promise<FastifyReply> {
  const { ports, tenant } = visit;
  const { id } = visit.request.params as { id: string };
  const open = isGuid(id) ? await listInvitations(ports.database, tenant.id) : [];
  const invitation = open.find((one) => one.id === id);
  if (!invitation) return sendMissing(visit);
  await endInvitation(ports.database, id, ports.now());
  await visit.audit({ action: 'person.uninvited', subject: invitation.mail ?? invitation.displayName ?? undefined });
  return visit.go(here);
}

async function takeList(visit: Visit): Promise<FastifyReply> {
  const { messages, ports } = visit;
  const said = messages.invitations;
  const sent = await readFile(visit);
  const teams = await teamsByName(visit);
  const list =
    sent && (await readPeople(sent.bytes, { teams, isTaken: (mail) => isAddressTaken(ports.database, mail) }));
  if (!list) return showInvitations(visit, { flaw: said.unreadable });
  const isByMail = sent.fields.how === 'mail' && ports.relay !== undefined;
  const made: (readonly [Invitee, string])[] = [];
  for (const invitee of list.people) made.push([invitee, await invite(visit, invitee, isByMail)]);
  return showInvitations(visit, { above: importReport(visit, list, isByMail ? [] : made) });
}

function importReport({ messages }: Visit, list: ReadPeople, links: readonly (readonly [Invitee, string])[]): Html {
  const said = messages.invitations;
  const flaws = list.flaws.map(({ row, why }) => html`<li>${said.row({ row, why: said.whys[why] })}</li>`);
  const rows = links.map(
    ([{ displayName, mail }, address]) =>
      html`<tr><td>${displayName ?? ''}<br><span class="quiet">${mail ?? ''}</span></td><td class="link">${field('link', said.link, { value: address, isFixed: true })}</td></tr>`,
  );
  return html`${notice(said.imported({ count: list.people.length }))}
${flaws.length > 0 && notice(html`<ul>${flaws}</ul>`, 'bad')}
${rows.length > 0 && card(said.made, html`<table class="rows"><tbody>${rows}</tbody></table>`)}`;
}
