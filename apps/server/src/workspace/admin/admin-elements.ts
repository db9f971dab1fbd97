import { type Html, html } from '../../pages/html.ts';
import { renderBadge, renderField, renderMessage } from '../../pages/render-elements.ts';
import type { AdministeredPerson } from '../directory/administered-store.ts';
import type { AdminMessages } from './admin.messages.ts';

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
