import type { FastifyReply } from 'fastify';
import { type FormFields, getField } from '../../pages/form-requests.ts';
import { formatTime } from '../../pages/format-values.ts';
import { type Html, html } from '../../pages/html.ts';
import {
  renderActionForm,
  renderBadge,
  renderCard,
  renderCheckbox,
  renderEmptyState,
  renderField,
  renderMessage,
  renderSelect,
} from '../../pages/render-elements.ts';
import { isAddressTaken, listAdministeredTeams } from '../directory/administered-store.ts';
import type { MembershipRole } from '../directory/directory-tables.ts';
import { isGuid } from '../library/ids.ts';
import { endInvitation, type Invitation, listInvitations } from '../private/invitations-store.ts';
import { adminPaths } from './admin-frame.ts';
import { createInvitationLink, type Invitee, loadTeamIdsByName, validateInvitation } from './invite.ts';
import { type AdminContext, type PageRouter, sendNotFoundPage } from './page-router.ts';
import { type ParsedPeople, parsePeople } from './parse-people.ts';
import { renderCopyableLink } from './people-page.ts';
import { readUpload } from './pictures.ts';

const invitationsPath = adminPaths.invitations;

/** Serves the page for inviting people one by one and for revoking open invitations. */
export function serveInvitationsPage(router: PageRouter): void {
  router.get(invitationsPath, (context) => sendInvitationsPage(context));
  router.post(invitationsPath, createInvitation);
  router.post(`${invitationsPath}/:id/end`, revokeInvitation);
}

/** Serves the upload of a CSV file with people to invite. */
export function serveImport(router: PageRouter): void {
  router.post(`${invitationsPath}/import`, importPeople);
}

async function sendInvitationsPage(
  context: AdminContext,
  {
    error,
    resultHtml,
    values,
  }: { readonly error?: string; readonly resultHtml?: Html; readonly values?: FormFields } = {},
): Promise<FastifyReply> {
  const { messages, ports, tenant } = context;
  const texts = messages.invitations;
  const openInvitations = await listInvitations(ports.database, tenant.id);
  const title = messages.views.invitations;
  return context.show({
    view: 'invitations',
    title,
    error,
    content: html`${resultHtml}<div class="head"><h1>${title}</h1></div>
${renderCard(texts.invite, await renderInviteForm(context, values))}
${openInvitations.length === 0 ? renderEmptyState(texts.nothingOpen, texts.nothingOpenText) : renderCard(texts.open, renderInvitationsTable(context, openInvitations))}
${renderCard(texts.many, renderImportForm(context))}`,
  });
}

async function renderInviteForm(
  { messages, ports, tenant }: AdminContext,
  values = new URLSearchParams(),
): Promise<Html> {
  const { invitations: texts, person } = messages;
  const teams = await listAdministeredTeams(ports.database, tenant.id);
  const choices = teams.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const value = (name: string) => values.get(name) ?? '';
  return html`<form method="post" action="${invitationsPath}"><div class="fields">
${renderField('name', person.name, { value: value('name') })}
${renderField('mail', messages.people.mail, { value: value('mail'), type: 'email', hint: texts.mailHint })}
${renderField('jobTitle', person.jobTitle, { value: value('jobTitle') })}
${renderSelect('team', texts.team, [{ value: '', label: texts.noTeam }, ...choices], value('team'))}
${renderSelect(
  'role',
  texts.role,
  [
    { value: 'member', label: person.roles.member },
    { value: 'owner', label: person.roles.owner },
  ],
  value('role'),
)}</div>
${renderCheckbox('guest', texts.asGuest, { isTicked: value('guest') !== '' })}
${renderCheckbox('administrator', texts.asAdministrator, { isTicked: value('administrator') !== '' })}
${renderSendButtons(ports.relay !== undefined, texts.send, texts.makeLink)}
${ports.relay === undefined && html`<p class="quiet">${texts.noMail}</p>`}</form>`;
}

/** Renders the submit buttons: sending the invitation by email, if email is configured, or creating a link. */
const renderSendButtons = (hasMail: boolean, send: string, link: string): Html =>
  html`<p class="actions">${hasMail && html`<button type="submit" name="how" value="mail">${send}</button>`}<button type="submit" name="how" value="link" class="${hasMail ? 'secondary' : ''}">${link}</button></p>`;

function renderInvitationsTable(
  { messages, ports, locale }: AdminContext,
  openInvitations: readonly Invitation[],
): Html {
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
<td>${isAdministrator && renderBadge(people.administrator, 'brand')}${isGuest && renderBadge(people.guest)}</td>
<td class="quiet">${expiresAt < ports.now() ? texts.expired : html`${texts.until} ${formatTime(expiresAt, new Date(0), locale)}`}</td>
<td class="end">${renderActionForm(`${invitationsPath}/${id}/end`, texts.takeBack)}</td></tr>`,
  );
  return html`<table class="rows"><tbody>${rows}</tbody></table>`;
}

function renderImportForm({ messages, ports }: AdminContext): Html {
  const texts = messages.invitations;
  return html`<p>${texts.manyText}</p><form method="post" action="${invitationsPath}/import" enctype="multipart/form-data"><div class="fields">
${renderField('file', texts.file, { type: 'file', isRequired: true, accept: '.csv,text/csv' })}</div>
${renderSendButtons(ports.relay !== undefined, texts.importMails, texts.importLinks)}</form>`;
}

async function createInvitation(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports } = context;
  const texts = messages.invitations;
  const fields = context.request.body as FormFields;
  const isByMail = fields.get('how') === 'mail' && ports.relay !== undefined;
  const invitee = await parseInvitee(context, fields);
  const error = await validateInvitation(context, invitee, isByMail);
  if (error) return sendInvitationsPage(context, { error: texts[error], values: fields });
  const address = await createInvitationLink(context, invitee, isByMail);
  const resultHtml = isByMail
    ? renderMessage(texts.sent({ mail: invitee.mail ?? '' }))
    : renderCopyableLink(texts.made, texts.link, address);
  return sendInvitationsPage(context, { resultHtml });
}

async function parseInvitee({ ports, tenant }: AdminContext, fields: FormFields): Promise<Invitee> {
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

async function revokeInvitation(context: AdminContext): Promise<FastifyReply> {
  const { ports, tenant } = context;
  const { id } = context.request.params as { id: string };
  const openInvitations = isGuid(id) ? await listInvitations(ports.database, tenant.id) : [];
  const invitation = openInvitations.find((one) => one.id === id);
  if (!invitation) return sendNotFoundPage(context);
  await endInvitation(ports.database, id, ports.now());
  await context.audit({ action: 'person.uninvited', subject: invitation.mail ?? invitation.displayName ?? undefined });
  return context.redirect(invitationsPath);
}

async function importPeople(context: AdminContext): Promise<FastifyReply> {
  const { messages, ports } = context;
  const texts = messages.invitations;
  const upload = await readUpload(context);
  const teams = await loadTeamIdsByName(context);
  const list =
    upload && (await parsePeople(upload.bytes, { teams, isTaken: (mail) => isAddressTaken(ports.database, mail) }));
  if (!list) return sendInvitationsPage(context, { error: texts.unreadable });
  const isByMail = upload.fields.how === 'mail' && ports.relay !== undefined;
  const links: (readonly [Invitee, string])[] = [];
  for (const invitee of list.people) links.push([invitee, await createInvitationLink(context, invitee, isByMail)]);
  return sendInvitationsPage(context, { resultHtml: renderImportReport(context, list, isByMail ? [] : links) });
}

function renderImportReport(
  { messages }: AdminContext,
  list: ParsedPeople,
  links: readonly (readonly [Invitee, string])[],
): Html {
  const texts = messages.invitations;
  const errorItems = list.errors.map(
    ({ row, error: why }) => html`<li>${texts.row({ row, why: texts.whys[why] })}</li>`,
  );
  const rows = links.map(
    ([{ displayName, mail }, address]) =>
      html`<tr><td>${displayName ?? ''}<br><span class="quiet">${mail ?? ''}</span></td><td class="link">${renderField('link', texts.link, { value: address, isReadOnly: true })}</td></tr>`,
  );
  return html`${renderMessage(texts.imported({ count: list.people.length }))}
${errorItems.length > 0 && renderMessage(html`<ul>${errorItems}</ul>`, 'bad')}
${rows.length > 0 && renderCard(texts.made, html`<table class="rows"><tbody>${rows}</tbody></table>`)}`;
}
