import type { State } from '../state.ts';

/** Highest number of a site's default groups. */
const LAST_GROUP_NUMBER = 5;
const SYSTEM_ACCOUNT = 1_073_741_823;

/** Returns the number that identifies a user in a site's lists, as text; assigned on first use. */
export function getPersonNumber(state: State, groupId: string, personId: string): string {
  if (!state.people.has(personId)) return String(SYSTEM_ACCOUNT);
  const numbers = state.siteUsers.get(groupId) ?? new Map<string, number>();
  state.siteUsers.set(groupId, numbers);
  const number = numbers.get(personId) ?? LAST_GROUP_NUMBER + 1 + numbers.size;
  numbers.set(personId, number);
  return String(number);
}
