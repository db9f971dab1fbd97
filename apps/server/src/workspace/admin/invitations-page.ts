import type { FastifyReply } from 'fastify';
import { formatTime } from '../../pages/format-time.ts';
import { type Html, html } from '../../pages/html.ts';
import { actionForm, badge, card, checkbox, emptyState, field, notice, select } from '../../pages/kit.ts';
import { type Fields, getField } from '../../pages/read-form.ts';
import { isAddressTaken, listAdministeredTeams } from '../directory/administered-store.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { isGuid } from '../graph/guid.ts';
import { endInvitation, type Invitation, listInvitations } from '../private/invitations-store.ts';
import { adminPaths } from './admin-paths.ts';
import { createInvitationLink, type Invitee, loadTeamIdsByName, validateInvitation } from './invite.ts';
import { type PageRouter, sendMissing, type Visit } from './page-router.ts';
import { type ParsedPeople, parsePeople } from './parse-people.ts';
import { renderLink } from './parts.ts';
import { readUpload } from './pictures.ts';

const invitationsPath = adminPaths.invitations;

/** Serves the page for inviting people one by one and for revoking open invitations. */
export function serveInvitationsPage(office: PageRouter): void {
  office.get(invitationsPath, (visit) => sendInvitationsPage(visit));
  office.post(invitationsPath, createInvitation);
  office.post(`${invitationsPath}/:id/end`, revokeInvitation);
}

/** Serves the upload of a CSV file with people to invite. */
export function serveImport(office: PageRouter): void {
  office.post(`${invitationsPath}/import`, importPeople);
}

async function sendInvitationsPage(
  visit: Visit,
  { error, resultHtml, values }: { readonly error?: string; readonly resultHtml?: Html; readonly values?: Fields } = {},
): Promise<FastifyReply> {
  const { messages, ports, tenant } = visit;
  const texts = messages.invitations;
  const openInvitations = await listInvitations(ports.database, tenant.id);
  const title = messages.views.invitations;
  return visit.show({
    view: 'invitations',
    title,
    error,
    content: html`${resultHtml}<div class="head"><h1>${title}</h1></div>
${card(texts.invite, await renderInviteForm(visit, values))}
${openInvitations.length === 0 ? emptyState(texts.nothingOpen, texts.nothingOpenText) : card(texts.open, renderInvitationsTable(visit, openInvitations))}
${card(texts.many, renderImportForm(visit))}`,
  });
}

async function renderInviteForm({ messages, ports, tenant }: Visit, values = new URLSearchParams()): Promise<Html> {
  const { invitations: texts, person } = messages;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const choices = teams.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const value = (name: string) => values.get(name) ?? '';
  return html`<form method="post" action="${invitationsPath}"><div class="fields">
${field('name', person.name, { value: value('name') })}
${field('mail', messages.people.mail, { value: value('mail'), type: 'email', hint: texts.mailHint })}
${field('jobTitle', person.jobTitle, { value: value('jobTitle') })}
${select('team', texts.team, [{ value: '', label: texts.noTeam }, ...choices], value('team'))}
${select(
  'role',
  texts.role,
  [
    { value: 'member', label: person.roles.member },
    { value: 'owner', label: person.roles.owner },
  ],
  value('role'),
)}</div>
${checkbox('guest', texts.asGuest, { isTicked: value('guest') !== '' })}
${checkbox('administrator', texts.asAdministrator, { isTicked: value('administrator') !== '' })}
${renderSendButtons(ports.relay !== undefined, texts.send, texts.makeLink)}
${ports.relay === undefined && html`<p class="quiet">${texts.noMail}</p>`}</form>`;
}

/** Renders the submit buttons: sending the invitation by email, if email is configured, or creating a link. */
const renderSendButtons = (hasMail: boolean, send: string, link: string): Html =>
  html`<p class="actions">${hasMail && html`<button type="submit" name="how" value="mail">${send}</button>`}<button type="submit" name="how" value="link" class="${hasMail ? 'secondary' : ''}">${link}</button></p>`;

function renderInvitationsTable({ messages, ports, locale }: Visit, openInvitations: readonly Invitation[]): Html {
  const { invitations: texts, people } = messages;
  const rows = openInvitations.map(
    ({
      id,
      mail,
      displayName,
      isGuest,
      isAdministrator,
      expiresAt,
    }) => html`<tr><td>${displayName ?? mail ?? texts.anybody} ${
      displayName !== null && mail !== null && html`<br><span class="quiet">${mail}</span>`
    }</td>
<td>${isAdministrator && badge(people.administrator, 'brand')}${isGuest && badge(people.guest)}</td>
<td class="quiet">${expiresAt < ports.now() ? texts.expired : html`${texts.until} ${formatTime(expiresAt, new Date(0), locale)}`}</td>
<td class="end">${actionForm(`${invitationsPath}/${id}/end`, texts.takeBack)}</td></tr>`,
  );
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

function renderImportForm({ messages, ports }: Visit): Html {
  const texts = messages.invitations;
  return html`<p>${texts.manyText}</p><form method="post" action="${invitationsPath}/import" enctype="multipart/form-data"><div class="fields">
${field('file', texts.file, { type: 'file', isRequired: true, accept: '.csv,text/csv' })}</div>
${renderSendButtons(ports.relay !== undefined, texts.importMails, texts.importLinks)}</form>`;
}

async function createInvitation(visit: Visit): Promise<FastifyReply> {
  const { messages, ports } = visit;
  const texts = messages.invitations;
  const fields = visit.request.body as Fields;
  const isByMail = fields.get('how') === 'mail' && ports.relay !== undefined;
  const invitee = await parseInvitee(visit, fields);
  const error = await validateInvitation(visit, invitee, isByMail);
  if (error) return sendInvitationsPage(visit, { error: texts[error], values: fields });
  const address = await createInvitationLink(visit, invitee, isByMail);
  const resultHtml = isByMail
    ? notice(texts.sent({ mail: invitee.mail ?? '' }))
    : renderLink(texts.made, texts.link, address);
  return sendInvitationsPage(visit, { resultHtml });
}

async function parseInvitee({ ports, tenant }: Visit, fields: Fields): Promise<Invitee> {
  const isGuest = fields.has('guest');
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const team = teams.find(({ id }) => id === fields.get('team'));
  const role: MembershipRole = isGuest ? 'guest' : fields.get('role') === 'owner' ? 'owner' : 'member';
  return {
    mail: getField(fields, 'mail', 254).toLowerCase() || undefined,
    displayName: getField(fields, 'name') || undefined,
    jobTitle: getField(fields, 'jobTitle') || undefined,
    isGuest,
    isAdministrator: !isGuest && fields.has('administrator'),
    teams: team ? { [team.id]: role } : {},
  };
}

async function revokeInvitation(visit: Visit): Promise<FastifyReply> {
  const { ports, tenant } = visit;
  const { id } = visit.request.params as { id: string };
  const openInvitations = isGuid(id) ? await listInvitations(ports.database, tenant.id) : [];
  const invitation = openInvitations.find((one) => one.id === id);
  if (!invitation) return sendMissing(visit);
  await endInvitation(ports.database, id, ports.now());
  await visit.audit({ action: 'person.uninvited', subject: invitation.mail ?? invitation.displayName ?? undefined });
  return visit.redirect(invitationsPath);
}

async function importPeople(visit: Visit): Promise<FastifyReply> {
  const { messages, ports } = visit;
  const texts = messages.invitations;
  const upload = await readUpload(visit);
  const teams = await loadTeamIdsByName(visit);
  const list =
    upload && (await parsePeople(upload.bytes, { teams, isTaken: (mail) => isAddressTaken(ports.database, mail) }));
  if (!list) return sendInvitationsPage(visit, { error: texts.unreadable });
  const isByMail = upload.fields.how === 'mail' && ports.relay !== undefined;
  const links: (readonly [Invitee, string])[] = [];
  for (const invitee of list.people) links.push([invitee, await createInvitationLink(visit, invitee, isByMail)]);
  return sendInvitationsPage(visit, { resultHtml: renderImportReport(visit, list, isByMail ? [] : links) });
}

function renderImportReport(
  { messages }: Visit,
  list: ParsedPeople,
  links: readonly (readonly [Invitee, string])[],
): Html {
  const texts = messages.invitations;
  const errorItems = list.errors.map(
    ({ row, error: why }) => html`<li>${texts.row({ row, why: texts.whys[why] })}</li>`,
  );
  const rows = links.map(
    ([{ displayName, mail }, address]) =>
      html`<tr><td>${displayName ?? ''}<br><span class="quiet">${mail ?? ''}</span></td><td class="link">${field('link', texts.link, { value: address, isReadOnly: true })}</td></tr>`,
  );
  return html`${notice(texts.imported({ count: list.people.length }))}
${errorItems.length > 0 && notice(html`<ul>${errorItems}</ul>`, 'bad')}
${rows.length > 0 && card(texts.made, html`<table class="rows"><tbody>${rows}</tbody></table>`)}`;
}
