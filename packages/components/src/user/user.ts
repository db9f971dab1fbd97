import { type ComponentSpec, isRecord } from '@tideform/engine';
import { isSame, nameOf, peopleIn, type StoredPerson } from '../kit/people/stored-person.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, object, oneOf, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

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
  needsTeam: 'people',
  teamSettings: ['specificUsers', 'defaultValue'],
  props: propsSchema(shape),
  emptyValue: (props) =>
    isNothing(props.defaultValue) && !props.multiple ? undefined : normalize(props.defaultValue, props),
  isEmpty: (value) => isNothing(value) || (Array.isArray(value) && value.every(isNothing)),
  check: (value, { usersSource, specificUsers }) =>
    usersSource === 'specificUsers' && !isAllAmong(value, specificUsers) ? [{ rule: 'onlyAvailableItems' }] : [],
  normalize,
};

/** NOTE: a list that its author has not filled in yet refuses nobody. */
function isAllAmong(value: unknown, listed: readonly StoredPerson[]): boolean {
  const all = (Array.isArray(value) ? value : [value]).filter((one) => !isNothing(one));
  const people = peopleIn(value);
  return listed.length === 0 || (people.length === all.length && people.every((one) => listed.some(isOne(one))));
}

/** Who is listed without an id and an account goes by their address, else by what they are called. */
const isOne = (person: StoredPerson) => (listed: StoredPerson) =>
  isSame(person, listed) || (!listed.id && !listed.userPrincipalName && isCalled(person, listed));

const isCalled = (person: StoredPerson, listed: StoredPerson): boolean =>
  listed.mail ? person.mail === listed.mail : nameOf(person) === nameOf(listed);

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isRecord(value) && Object.keys(value).length === 0);

/** A list where there may be several, one person where there may not: of a list its first, or nobody. What is no person is kept as it is. */
function normalize(value: unknown, { multiple }: UserProps): UserValue | undefined {
  if (isNothing(value)) return multiple ? [] : isRecord(value) ? {} : undefined;
  const people = peopleIn(value);
  const all = Array.isArray(value) ? value : [value];
  if (people.length < all.filter((one) => !isNothing(one)).length) return value as UserValue;
  return multiple ? people : (people[0] ?? {});
}
