import { expect, it } from 'vitest';
import { printUser } from './user.print.ts';
import { user } from './user.ts';

const ada = { id: 'a', displayName: 'Ada Byron', userLookupId: 7 };
const bob = { userPrincipalName: 'bob@example.org' };
const parseProps = (settings: object = {}) => user.props.parse(settings);

it('converts any stored answer to one person, or to a list if several people may be chosen', () => {
  const several = parseProps({ multiple: true });
  expect([ada, [ada, bob], [], null, {}, ''].map((value) => user.normalize(value, parseProps()))).toEqual([
    ada,
    ada,
    {},
    undefined,
    {},
    undefined,
  ]);
  expect([ada, [ada, bob], [], null].map((value) => user.normalize(value, several))).toEqual([
    [ada],
    [ada, bob],
    [],
    [],
  ]);
  expect([user.emptyValue(parseProps()), user.emptyValue(several)]).toEqual([undefined, []]);
});

it("keeps values that aren't people", () => {
  expect(user.normalize('Ada', parseProps())).toBe('Ada');
  const odd = [ada, 7];
  expect(user.normalize(odd, parseProps())).toBe(odd);
});

it('lists members of the team by default', () => {
  expect(
    [parseProps(), parseProps({ usersSource: 'x' }), parseProps({ usersSource: 'organization' })].map(
      (one) => one.usersSource,
    ),
  ).toEqual(['teamMembers', 'teamMembers', 'organization']);
});

it('prints names, or other known details', () => {
  expect(printUser('en')({ props: parseProps(), value: [ada, bob], label: 'Who', slots: [] })).toEqual([
    { kind: 'pair', label: 'Who', value: 'Ada Byron, bob@example.org' },
  ]);
});

it("[ENG-147] rejects people who aren't in the list of specific people, unless the list is empty", () => {
  const rules = (answer: unknown, more: object = {}) =>
    user
      .check(
        answer as never,
        parseProps({
          usersSource: 'specificUsers',
          specificUsers: [ada, { displayName: 'Cy' }, { mail: 'di@example.org' }],
          ...more,
        }),
      )
      .map(({ rule }) => rule);
  expect([
    rules(ada),
    rules({ id: 'a', displayName: 'Ada Stone' }),
    rules([ada, { id: 'c', displayName: 'Cy' }, { id: 'd', displayName: 'Di', mail: 'di@example.org' }]),
  ]).toEqual([[], [], []]);
  expect([rules(bob), rules([ada, bob]), rules('Ada'), rules({ ...bob, displayName: 'Ada Byron' })]).toEqual(
    Array(4).fill(['onlyAvailableItems']),
  );
  expect([rules(bob, { specificUsers: [] }), rules(bob, { usersSource: 'teamMembers' })]).toEqual([[], []]);
});
