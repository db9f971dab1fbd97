import { expect, it } from 'vitest';
import { parsePeople } from './parse-people.ts';

const directory = {
  teams: new Map([['dive team', 'team-1']]),
  isTaken: async (mail: string) => mail === 'mina@quay.example',
};
const parse = (text: string) => parsePeople(new TextEncoder().encode(text), directory);

it('parses people with titles, teams and roles by column names', async () => {
  const list = await parse(
    '\ufeffEmail;Name;Position;Team;Rolle;Phone\r\nBen@Quay.example;"Ode; Ben";Diver;Dive Team;Besitz;1\r\n\r\n',
  );
  expect(list?.errors).toEqual([]);
  expect(list?.people).toEqual([
    {
      mail: 'ben@quay.example',
      displayName: 'Ode; Ben',
      jobTitle: 'Diver',
      isGuest: false,
      isAdministrator: false,
      teams: { 'team-1': 'owner' },
    },
  ]);
});

it('imports guests as guests, and never imports administrators', async () => {
  const list = await parse('name,email,role,administrator\nGus,gus@far.example,guest,yes');
  expect(list?.people).toMatchObject([{ isGuest: true, isAdministrator: false, teams: {} }]);
});

it('reports why each skipped row is invalid', async () => {
  const rows = [
    'A,a@quay.example,,',
    'B,b@,,',
    ',c@quay.example,,',
    'D,d@quay.example,Moon,',
    'E,e@quay.example,,king',
  ];
  const list = await parse(['name,email,team,role', ...rows, 'A,A@quay.example,,', 'M,mina@quay.example,,'].join('\n'));
  expect(list?.people.map(({ mail }) => mail)).toEqual(['a@quay.example']);
  expect(list?.errors).toEqual([
    { row: 3, error: 'mail' },
    { row: 4, error: 'name' },
    { row: 5, error: 'team' },
    { row: 6, error: 'role' },
    { row: 7, error: 'twice' },
    { row: 8, error: 'taken' },
  ]);
});

it.each([
  ['a different table', 'question,type\nWho,text'],
  ['an empty file', ''],
  ['a header without rows', 'name,email'],
  ['an unclosed quotation', 'name,email\n"open,a@quay.example'],
  ['more than 1,000 people', `name,email\n${'A,a@quay.example\n'.repeat(1001)}`],
])("doesn't accept %s as a list of people", async (_, text) => {
  expect(await parse(text)).toBeUndefined();
});

it('ignores column names that are built-in object properties', async () => {
  const list = await parse('name,email,__proto__,constructor\nA,a@quay.example,x,y');
  expect(list?.people).toHaveLength(1);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
