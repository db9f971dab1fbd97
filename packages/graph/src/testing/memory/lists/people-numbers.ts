import type { State } from '../state.ts';

/** The site's own groups have the numbers up to this one. */
const LAST_GROUP = 5;
const SYSTEM_ACCOUNT = 1_073_741_823;

/** The number by which the lists of a group's site name somebody, as text; given when it is first asked for. */
export function numberOf(state: State, groupId: string, personId: string): string {
  if (!state.people.has(personId)) return String(SYSTEM_ACCOUNT);
  const numbers = state.siteUsers.get(groupId) ?? new Map<string, number>();
  state.siteUsers.set(groupId, numbers);
  const number = numbers.get(personId) ?? LAST_GROUP + 1 + numbers.size;
  numbers.set(personId, number);
  return String(number);
}
