import { GraphError } from '@tideform/graph';
import { expect, it } from 'vitest';
import { openLibrary } from '../../testing/library-data.ts';
import { createPeopleSearch } from './create-people-search.ts';

const { signal } = new AbortController();

it('finds people and groups of the directory by how their names begin', async () => {
  const { owner } = await openLibrary();
  const search = createPeopleSearch(owner.graph, () => 0);
  const { people } = await search({ groups: true, most: 30 })('ada', signal);
  expect(people.map(({ kind }) => kind)).toContain('user');
  const crew = await search({ groups: true, most: 30 })('field', signal);
  expect(crew.people).toMatchObject([{ kind: 'group', isUnified: true }]);
  expect((await search({ groups: false, most: 20 })('field', signal)).people).toEqual([]);
});

it('asks Graph as the specification says, and takes quotes for what they are', async () => {
  const asked: unknown[] = [];
  const search = createPeopleSearch(
    graphThat((name, query) => void asked.push([name, query])),
    () => 0,
  );
  await search({ groups: true, most: 30 })('a"b\\', signal);
  expect(asked).toEqual([
    [
      'listUsers',
      {
        select: ['id', 'displayName', 'userPrincipalName'],
        search: '"displayName:a\\"b\\\\" OR "mail:a\\"b\\\\"',
        top: 30,
        count: true,
      },
    ],
    [
      'listGroups',
      {
        select: ['id', 'displayName', 'groupTypes'],
        search: '"displayName:a\\"b\\\\"',
        filter: "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')",
        top: 30,
        count: true,
      },
    ],
  ]);
});

it('keeps the last 20 searches for ten minutes', async () => {
  let calls = 0;
  let now = 0;
  const search = createPeopleSearch(
    graphThat(() => void calls++),
    () => now,
  )({ groups: false, most: 20 });
  await search('ada', signal);
  await search('ADA', signal);
  expect(calls).toBe(1);
  for (let at = 0; at < 20; at++) await search(`b${at}`, signal);
  await search('ada', signal);
  expect(calls).toBe(22);
  now = 10 * 60_000;
  await search('ada', signal);
  expect(calls).toBe(23);
});

it('finds people alone for somebody who may not search groups, and keeps no failure', async () => {
  let refusal: GraphError | undefined = refusalOf(403, 'Authorization_RequestDenied');
  const graph = graphThat((name) => {
    if (name === 'listGroups' && refusal) throw refusal;
  });
  const search = createPeopleSearch(graph, () => 0)({ groups: true, most: 30 });
  expect(await search('ada', signal)).toEqual({ people: [], lacksGroups: true });
  refusal = refusalOf(429, 'TooManyRequests');
  await expect(search('bob', signal)).rejects.toThrow('TooManyRequests');
  refusal = undefined;
  expect(await search('bob', signal)).toEqual({ people: [] });
});

const refusalOf = (status: number, code: string) => new GraphError({ status, code, message: code, request: 'GET' });

/** A directory with nobody in it. */
function graphThat(hear: (name: string, query: unknown) => void): Parameters<typeof createPeopleSearch>[0] {
  return {
    call: async (operation, _params, options) => {
      hear(operation.name, options?.query);
      // NOTE: the reply of both operations; the test calls no other.
      return { value: [] } as never;
    },
  };
}
