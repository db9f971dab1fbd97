import type { FastifyReply } from 'fastify';
import { formatTime } from '../../pages/format-values.ts';
import { type Html, html } from '../../pages/html.ts';
import {
  renderAvatar,
  renderBadge,
  renderEmptyState,
  renderField,
  renderMessage,
} from '../../pages/render-elements.ts';
import { type AdministeredPerson, listAdministeredPeople } from '../directory/administered-store.ts';
import type { AdminMessages } from './admin.messages.ts';
import { adminPaths, getPersonPath, getPicturePath } from './admin-frame.ts';
import type { AdminContext } from './page-router.ts';

const PAGE_SIZE = 100;

/** Shows the searchable list of the organization's people. */
export async function sendPeoplePage(context: AdminContext): Promise<FastifyReply> {
  const { ports, messages, tenant, request } = context;
  const { search = '', page = '1' } = request.query as { search?: string; page?: string };
  const pages = Math.min(100, Math.max(1, Number.parseInt(page, 10) || 1));
  const limit = pages * PAGE_SIZE;
  const people = await listAdministeredPeople(ports.database, tenant.id, { search, most: limit + 1 });
  const { title, nobody, nobodyText, invite } = { title: messages.views.people, ...messages.people };
  const moreParams = new URLSearchParams({ search, page: String(pages + 1) });
  return context.show({
    view: 'people',
    title,
    content: html`<div class="head"><h1>${title}</h1><a class="button" href="${adminPaths.invitations}">${invite}</a></div>
<form class="head" role="search"><span class="search"><input type="search" name="search" value="${search}" aria-label="${messages.search}" placeholder="${messages.search}"><button type="submit" class="secondary">${messages.search}</button></span></form>
${people.length === 0 ? renderEmptyState(nobody, nobodyText) : renderPeopleTable(context, people.slice(0, limit))}
${people.length > limit && html`<p><a href="?${moreParams.toString()}">${messages.more}</a></p>`}`,
  });
}

function renderPeopleTable({ messages, locale, ports }: AdminContext, people: readonly AdministeredPerson[]): Html {
  const { people: texts } = messages;
  const rows = people.map(
    (person) => html`<tr>
<td><span class="who">${renderAvatar(person.displayName, person.hasPicture ? getPicturePath(person.id) : undefined)} <a href="${getPersonPath(person.id)}"><bdi>${person.displayName}</bdi></a></span></td>
<td>${person.mail}</td>
<td>${renderBadges(person, messages)}</td>
<td class="quiet">${person.lastSignInAt ? formatTime(person.lastSignInAt, ports.now(), locale) : texts.never}</td>
</tr>`,
  );
  return html`<table class="rows"><thead><tr><th scope="col">${texts.person}</th><th scope="col">${texts.mail}</th><th scope="col"></th><th scope="col">${texts.lastSignIn}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
}

/** Renders a one-time link, which can't be shown again. */
export const renderCopyableLink = (text: string, label: string, address: string): Html =>
  html`${renderMessage(html`${text}`)}<div class="link card">${renderField('link', label, { value: address, isReadOnly: true })}</div>`;

/** Renders badges for a person's status: administrator, guest, two-factor authentication, recovery, deactivated. */
export function renderBadges(person: AdministeredPerson, { people }: AdminMessages): Html {
  const { isAdministrator, isGuest, deactivatedAt, hasSecondStep, hasRecovery } = person;
  return html`${isAdministrator && renderBadge(people.administrator, 'brand')}${isGuest && renderBadge(people.guest)}${
    hasSecondStep && renderBadge(people.secondStep)
  }${!hasRecovery && deactivatedAt === null && renderBadge(people.noRecovery, 'risky')}${deactivatedAt !== null && renderBadge(people.deactivated, 'risky')}`;
}

/** Returns the roles that a person can have in a team, as options. */
export const getRoleOptions = ({ person }: AdminMessages, isGuest: boolean) => {
  const roles = isGuest ? (['none', 'guest'] as const) : (['none', 'member', 'owner'] as const);
  return roles.map((value) => ({ value, label: person.roles[value] }));
};
