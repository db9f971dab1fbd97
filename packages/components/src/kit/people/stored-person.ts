import { isRecord } from '@tideform/engine';
import type { Reader } from '../read/lenient.ts';

/** A person as the answer keeps them; what else it has stays. */
export interface StoredPerson {
  readonly id?: string | undefined;
  readonly userPrincipalName?: string | undefined;
  readonly displayName?: string | undefined;
  readonly mail?: string | undefined;
  readonly givenName?: string | undefined;
  readonly surname?: string | undefined;
  readonly jobTitle?: string | undefined;
  /** Number of their row in the site's list of users. */
  readonly userLookupId?: number | string | undefined;
}

/** Reads the people in a setting or an answer, whether it is one or a list. */
export const peopleIn: Reader<readonly StoredPerson[]> = (raw) => (Array.isArray(raw) ? raw : [raw]).filter(isPerson);

function isPerson(raw: unknown): raw is StoredPerson {
  return isRecord(raw) && ['id', 'userPrincipalName', 'displayName', 'mail'].some((name) => isText(raw[name]));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What somebody goes by. */
export const nameOf = ({ displayName, mail, userPrincipalName, id }: StoredPerson): string =>
  [displayName, mail, userPrincipalName, id].find(isText) ?? '';

/** What tells two of the same name apart. */
export const detailOf = ({ jobTitle, mail, userPrincipalName }: StoredPerson): string =>
  [jobTitle, mail, userPrincipalName].find(isText) ?? '';

export const isSame = (one: StoredPerson, other: StoredPerson): boolean =>
  one.id !== undefined && other.id !== undefined
    ? one.id === other.id
    : one.userPrincipalName !== undefined && one.userPrincipalName === other.userPrincipalName;
