import { isRecord } from '@tideform/engine';
import type { SettingParser } from '../read/setting-parsers.ts';

/** Person as stored in an answer; unknown properties are kept. */
export interface StoredPerson {
  readonly id?: string | undefined;
  readonly userPrincipalName?: string | undefined;
  readonly displayName?: string | undefined;
  readonly mail?: string | undefined;
  readonly givenName?: string | undefined;
  readonly surname?: string | undefined;
  readonly jobTitle?: string | undefined;
  /** ID of the person's item in the site's user information list. */
  readonly userLookupId?: number | string | undefined;
}

/** Parses the people in a setting or an answer: a single person or a list. */
export const parsePeople: SettingParser<readonly StoredPerson[]> = (raw) =>
  (Array.isArray(raw) ? raw : [raw]).filter(isPerson);

function isPerson(raw: unknown): raw is StoredPerson {
  return isRecord(raw) && ['id', 'userPrincipalName', 'displayName', 'mail'].some((name) => isNonEmptyText(raw[name]));
}

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the display name of a person; if missing, the email address, account name or ID. */
export const getPersonName = ({ displayName, mail, userPrincipalName, id }: StoredPerson): string =>
  [displayName, mail, userPrincipalName, id].find(isNonEmptyText) ?? '';

/** Returns a detail that distinguishes people with the same name. */
export const getPersonDetail = ({ jobTitle, mail, userPrincipalName }: StoredPerson): string =>
  [jobTitle, mail, userPrincipalName].find(isNonEmptyText) ?? '';

export const isSamePerson = (one: StoredPerson, other: StoredPerson): boolean =>
  one.id !== undefined && other.id !== undefined
    ? one.id === other.id
    : one.userPrincipalName !== undefined && one.userPrincipalName === other.userPrincipalName;
