import { expect, it } from 'vitest';
import { printUser } from './user.print.ts';
import { user } from './user.ts';

const ada = { id: 'a', displayName: 'Ada Byron', userLookupId: 7 };
const bob = { userPrincipalName: 'bob@example.org' };
const props = (settings: object = {}) => user.props.parse(settings);

it('converts any stored answer to one person, or to a list if several people may be chosen', () => {
  const several = props({ multiple: true });
  expect([ada, [ada, bob], [], null, {}, ''].map((value) => user.normalize(value, props()))).toEqual([
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
  expect([user.emptyValue(props()), user.emptyValue(several)]).toEqual([undefined, []]);
});

it("keeps values that aren't people", () => {
  expect(user.normalize('Ada', props())).toBe('Ada');
  const odd = [ada, 7];
  expect(user.normalize(odd, props())).toBe(odd);
});

it('lists members of the team by default', () => {
  expect(
    [props(), props({ usersSource: 'x' }), props({ usersSource: 'organization' })].map((one) => one.usersSource),
  ).toEqual(['teamMembers', 'teamMembers', 'organization']);
});

it('prints names, or other known details', () => {
  expect(printUser('en')({ props: props(), value: [ada, bob], label: 'Who', slots: [] })).toEqual([
    { kind: 'pair', label: 'Who', value: 'Ada Byron, bob@example.org' },
  ]);
});

it("[ENG-147] rejects people who aren't in the list of specific people, unless the list is empty", () => {
  const rules = (answer: unknown, more: object = {}) =>
    user
      .check(
        answer as never,
        props({
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
