import { type ComponentSpec, isRecord } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import {
  amount,
  anything,
  flag,
  object,
  oneOf,
  propsSchema,
  type Read,
  type Reader,
  text,
} from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

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

const shape = {
  ...fieldShape,
  placeholder: text(),
  usersSource: oneOf('teamMembers', 'organization', 'specificUsers'),
  specificUsers: peopleIn,
  multiple: flag(),
  /** Seconds that somebody may go on typing before the directory is asked. */
  searchDebounce: amount(),
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type UserProps = Read<typeof shape>;

export type UserValue = StoredPerson | readonly StoredPerson[];

/** One person, or several. */
export const user: ComponentSpec<UserProps, UserValue> = {
  ...valueSpec,
  type: 'user',
  valueKind: () => 'people',
  props: propsSchema(shape),
  emptyValue: (props) =>
    isNothing(props.defaultValue) && !props.multiple ? undefined : normalize(props.defaultValue, props),
  isEmpty: (value) => isNothing(value) || (Array.isArray(value) && value.every(isNothing)),
  normalize,
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0);

/** A list where there may be several, one person where there may not. What is no person is kept as it is. */
function normalize(value: unknown, { multiple }: UserProps): UserValue | undefined {
  if (isNothing(value)) return multiple ? [] : undefined;
  const people = peopleIn(value);
  const all = Array.isArray(value) ? value : [value];
  if (people.length < all.filter((one) => !isNothing(one)).length) return value as UserValue;
  return multiple ? people : people[0];
}

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
