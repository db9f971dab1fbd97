import { type Html, html } from '../../pages/html.ts';
import { badge, field, notice } from '../../pages/kit.ts';
import type { AdministeredPerson } from '../directory/administered-store.ts';
import type { AdminMessages } from './admin.messages.ts';

/** Renders a one-time link, which can't be shown again. */
export const renderLink = (text: string, label: string, address: string): Html =>
  html`${notice(html`${text}`)}<div class="link card">${field('link', label, { value: address, isReadOnly: true })}</div>`;

/** Renders badges for a person's status: administrator, guest, two-factor authentication, recovery, deactivated. */
export function renderBadges(person: AdministeredPerson, { people }: AdminMessages): Html {
  const { isAdministrator, isGuest, deactivatedAt, hasSecondStep, hasRecovery } = person;
  return html`${isAdministrator && badge(people.administrator, 'brand')}${isGuest && badge(people.guest)}${
    hasSecondStep && badge(people.secondStep)
  }${!hasRecovery && deactivatedAt === null && badge(people.noRecovery, 'risky')}${deactivatedAt !== null && badge(people.deactivated, 'risky')}`;
}

/** Returns the roles that a person can have in a team, as options. */
export const getRoleOptions = ({ person }: AdminMessages, isGuest: boolean) => {
  const roles = isGuest ? (['none', 'guest'] as const) : (['none', 'member', 'owner'] as const);
  return roles.map((value) => ({ value, label: person.roles[value] }));
};
