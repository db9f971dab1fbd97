import { type Html, html } from '../../pages/html.ts';
import { badge, field, notice } from '../../pages/kit.ts';
import type { AdministeredPerson } from '../directory/administered-store.ts';
import type { OfficeMessages } from './office.messages.ts';

/** Shows a link that is shown this once. */
export const linkNotice = (said: string, label: string, address: string): Html =>
  html`${notice(html`${said}`)}<div class="link card">${field('link', label, { value: address, isFixed: true })}</div>`;

/** What somebody is, in a few badges. */
export function badgesOf(person: AdministeredPerson, { people }: OfficeMessages): Html {
  const { isAdministrator, isGuest, deactivatedAt, hasSecondStep, hasRecovery } = person;
  return html`${isAdministrator && badge(people.administrator, 'brand')}${isGuest && badge(people.guest)}${
    hasSecondStep && badge(people.secondStep)
  }${!hasRecovery && deactivatedAt === null && badge(people.noRecovery, 'risky')}${deactivatedAt !== null && badge(people.deactivated, 'risky')}`;
}

/** The roles that somebody may have in a team. */
export const rolesOf = ({ person }: OfficeMessages, isGuest: boolean) => {
  const offered = isGuest ? (['none', 'guest'] as const) : (['none', 'member', 'owner'] as const);
  return offered.map((value) => ({ value, label: person.roles[value] }));
};
