import { type ComponentSpec, isRecord } from '@tideform/engine';
import { getPersonName, isSamePerson, parsePeople, type StoredPerson } from '../kit/people/stored-person.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  object,
  oneOf,
  optionalNumber,
  type ParsedShape,
  propsSchema,
  text,
} from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  usersSource: oneOf('teamMembers', 'organization', 'specificUsers'),
  specificUsers: parsePeople,
  multiple: flag(),
  /** Delay of searches after the last typed character, in seconds. */
  searchDebounce: optionalNumber(),
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type UserProps = ParsedShape<typeof shape>;

export type UserValue = StoredPerson | readonly StoredPerson[];

/** Component spec of a people picker for one person or several people. */
export const user: ComponentSpec<UserProps, UserValue> = {
  ...valueSpec,
  type: 'user',
  valueKind: () => 'people',
  needsTeam: 'people',
  teamSettings: ['specificUsers', 'defaultValue'],
  props: propsSchema(shape),
  emptyValue: (props) =>
    isEmptyValue(props.defaultValue) && !props.multiple ? undefined : normalize(props.defaultValue, props),
  isEmpty: (value) => isEmptyValue(value) || (Array.isArray(value) && value.every(isEmptyValue)),
  check: (value, { usersSource, specificUsers }) =>
    usersSource === 'specificUsers' && !areAllListed(value, specificUsers) ? [{ rule: 'onlyAvailableItems' }] : [],
  normalize,
};

/**
 * Returns whether all chosen people are in the list of specific people.
 * NOTE: an empty list allows everyone.
 */
function areAllListed(value: unknown, listed: readonly StoredPerson[]): boolean {
  const all = (Array.isArray(value) ? value : [value]).filter((one) => !isEmptyValue(one));
  const people = parsePeople(value);
  return (
    listed.length === 0 ||
    (people.length === all.length && people.every((one) => listed.some(createPersonMatcher(one))))
  );
}

/** Creates a function that matches a person in the list by ID or account, otherwise by email address or name. */
const createPersonMatcher = (person: StoredPerson) => (listed: StoredPerson) =>
  isSamePerson(person, listed) || (!listed.id && !listed.userPrincipalName && hasSameName(person, listed));

const hasSameName = (person: StoredPerson, listed: StoredPerson): boolean =>
  listed.mail ? person.mail === listed.mail : getPersonName(person) === getPersonName(listed);

const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0);

/**
 * Converts an answer to a list if several people may be chosen, otherwise to the first person. Values that aren't
 * people are kept.
 */
function normalize(value: unknown, { multiple }: UserProps): UserValue | undefined {
  if (isEmptyValue(value)) return multiple ? [] : isRecord(value) ? {} : undefined;
  const people = parsePeople(value);
  const all = Array.isArray(value) ? value : [value];
  if (people.length < all.filter((one) => !isEmptyValue(one)).length) return value as UserValue;
  return multiple ? people : (people[0] ?? {});
}
