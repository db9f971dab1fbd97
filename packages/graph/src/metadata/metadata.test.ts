import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { findCallViolations } from './find-call-violations.ts';
import { isKnownViolation, metadata, watchCalls } from './index.ts';

const item = { id: '1', name: 'a.txt', size: 3, createdDateTime: '2026-11-30T08:00:00Z' };
const findGetViolations = (url: string, reply?: unknown) =>
  findCallViolations({ method: 'GET', url, status: 200, reply });

it('[GR-540] Microsoft’s metadata contains the path of every operation except $batch', () => {
  const { batch: _, ...described } = operations;
  const ours = Object.values(described).map(({ name, method, path }) => [name, { method, path }]);
  const theirs = Object.entries(metadata.operations).map(([name, { method, path }]) => [name, { method, path }]);
  expect(Object.fromEntries(theirs)).toEqual(Object.fromEntries(ours));
});

describe('[GR-541] findCallViolations', () => {
  it.each([
    ['an unknown property', { ...item, colour: 'red' }, "driveItem.colour isn't described"],
    ['a value of another type', { ...item, size: '3' }, 'driveItem.size is no Edm.Int64'],
    [
      'a time without a zone',
      { ...item, createdDateTime: '2026-11-30' },
      'driveItem.createdDateTime is no Edm.DateTimeOffset',
    ],
    ['a required property that is null', { ...item, id: null }, 'driveItem.id is null'],
    ['one object instead of several', { ...item, children: {} }, 'driveItem.children is no collection'],
    ['an invalid nested facet', { ...item, file: { hashes: { md5: 'x' } } }, "hashes.md5 isn't described"],
  ])('reports %s', (_, reply, fault) => {
    expect(findGetViolations('/drives/d/items/1', reply)).toEqual([`getItem: ${fault}`]);
    expect(findGetViolations('/drives/d/items/1/children', { value: [item, reply] })).toEqual([
      `listChildren: ${fault}`,
    ]);
  });

  it('allows columns of any name, annotations and derived types', () => {
    const row = { id: '1', fields: { colour: 'x' }, 'fields@odata.context': 'https://graph.test/$metadata' };
    expect(findGetViolations('/drives/d/list/items/1', row)).toEqual([]);
    const ada = { '@odata.type': '#microsoft.graph.user', id: 'ada', userPrincipalName: 'ada@contoso.test' };
    expect(findGetViolations('/groups/g/members', { value: [ada] })).toEqual([]);
    const { '@odata.type': __, ...unnamed } = ada;
    expect(findGetViolations('/groups/g/members', { value: [unnamed] })).toHaveLength(1);
  });

  it('checks the property names in query options', () => {
    const url = (query: string) => `/drives/d/list/items?${query}`;
    expect(
      findGetViolations(url('$select=id,fields&$expand=fields($select=a),driveItem($select=id;$expand=children)')),
    ).toEqual([]);
    expect(findGetViolations(url("$filter=fields/colour eq 'a' and id eq 1&$orderby=fields/x desc"))).toEqual([]);
    expect(
      findGetViolations(url('$select=size&$expand=driveItem($select=sice),file&$orderby=colour&$filter=(age gt 3)')),
    ).toEqual(
      ['$select names listItem.size', '$orderby names listItem.colour', '$filter names listItem.age']
        .concat(['$select names driveItem.sice', '$expand names listItem.file'])
        .map((fault) => `listDriveListItems: ${fault}`),
    );
  });

  it('checks the body of a creation and the parameters of an action', () => {
    const post = (url: string, body: unknown) => findCallViolations({ method: 'POST', url, body, status: 200 });
    const invitation = { recipients: [{ objectId: 'x', upn: 'y' }], roles: ['read'], notify: false };
    expect(post('/drives/d/items/1/invite', invitation)).toEqual([
      "invite: driveRecipient.upn isn't described",
      'invite: has no parameter notify',
    ]);
    expect(post('/drives/d/items/1/checkout', {})).toEqual(['checkOut: takes no body']);
    expect(
      post('/drives/d/items/1/children', { name: 'a', folder: {}, '@microsoft.graph.conflictBehavior': 'fail' }),
    ).toEqual([]);
    expect(post('/drives/d/items/1/burn', {})).toEqual(["POST /drives/d/items/1/burn isn't described"]);
  });

  it('checks calls in batches, but not refusals', () => {
    const requests = [{ id: '0', method: 'GET', url: '/me' }];
    const batch = (status: number) => ({ requests, reply: { responses: [{ id: '0', status, body: { age: 3 } }] } });
    const faults = ({ requests, reply }: ReturnType<typeof batch>) =>
      findCallViolations({ method: 'POST', url: '/$batch', body: { requests }, status: 200, reply });
    expect(faults(batch(200))).toEqual(["getMe: user.age isn't described"]);
    expect(faults(batch(404))).toEqual([]);
  });
});

it('[GR-541] the watcher reports each violation once, without deliberate exceptions', async () => {
  const base = 'https://graph.test/v1.0';
  const reply = { ...item, colour: 'red', createdBy: { user: { email: 'ada@contoso.test' } } };
  const watched = watchCalls(
    () => base,
    async () => Response.json(reply),
  );
  for (const path of ['/drives/d/items/1', '/drives/d/items/2']) await watched.fetch(base + path);
  await watched.fetch('https://files.test/1');
  expect([...watched.violations]).toEqual(["getItem: driveItem.colour isn't described"]);
  expect(isKnownViolation("getItem: identity.email isn't described")).toBe(true);
});
