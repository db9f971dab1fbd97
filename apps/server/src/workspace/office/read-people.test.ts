import { expect, it } from 'vitest';
import { readPeople } from './read-people.ts';

const known = {
  teams: new Map([['dive team', 'team-1']]),
  isTaken: async (mail: string) => mail === 'mina@quay.example',
};
const read = (text: string) => readPeople(new TextEncoder().encode(text), known);

it('reads people with their titles, teams and roles, by the names of the columns', async () => {
  const list = await read(
    '\ufeffEmail;Name;Position;Team;Rolle;Phone\r\nBen@Quay.example;"Ode; Ben";Diver;Dive Team;Besitz;1\r\n\r\n',
  );
  expect(list?.flaws).toEqual([]);
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

it('invites guests as such, and nobody as an administrator', async () => {
  const list = await read('name,email,role,administrator\nGus,gus@far.example,guest,yes');
  expect(list?.people).toMatchObject([{ isGuest: true, isAdministrator: false, teams: {} }]);
});

it('says of each row that invites nobody why', async () => {
  const rows = [
    'A,a@quay.example,,',
    'B,b@,,',
    ',c@quay.example,,',
    'D,d@quay.example,Moon,',
    'E,e@quay.example,,king',
  ];
  const list = await read(['name,email,team,role', ...rows, 'A,A@quay.example,,', 'M,mina@quay.example,,'].join('\n'));
  expect(list?.people.map(({ mail }) => mail)).toEqual(['a@quay.example']);
  expect(list?.flaws).toEqual([
    { row: 3, why: 'mail' },
    { row: 4, why: 'name' },
    { row: 5, why: 'team' },
    { row: 6, why: 'role' },
    { row: 7, why: 'twice' },
    { row: 8, why: 'taken' },
  ]);
});

it.each([
  ['another table', 'question,type\nWho,text'],
  ['nothing', ''],
  ['a head alone', 'name,email'],
  ['what is no text', 'name,email\n"open,a@quay.example'],
  ['too many', `name,email\n${'A,a@quay.example\n'.repeat(1001)}`],
])('takes %s for no list of people', async (_, text) => {
  expect(await read(text)).toBeUndefined();
});

it('is not led astray by names of columns', async () => {
  const list = await read('name,email,__proto__,constructor\nA,a@quay.example,x,y');
  expect(list?.people).toHaveLength(1);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
