import { describe, expect, it } from 'vitest';
import { createGraphClient } from '../create-client.ts';
import { operations } from '../operations.ts';
import { createMemoryGraph, type Fault, type MemoryGraphOptions } from './memory-graph.ts';

const driveId = 'drive';
const rootParams = { driveId, itemId: 'root' };

function createTestGraph(options: Partial<MemoryGraphOptions> = {}) {
  let ids = 0;
  let seconds = 0;
  const graph = createMemoryGraph({
    newId: () => `ID${++ids}`,
    now: () => new Date(Date.UTC(2026, 5, 10) + ++seconds * 1000).toISOString(),
    people: [
      { id: 'ada', displayName: 'Ada', mail: 'ada@contoso.test' },
      { id: 'bob', displayName: 'Bob', mail: 'bob@contoso.test' },
    ],
    groups: [{ id: 'crew', displayName: 'Crew', ownerIds: ['ada'], memberIds: ['ada', 'bob'], driveId }],
    ...options,
  });
  const createClient = (id: string) =>
    createGraphClient({
      baseUrl: graph.baseUrl,
      fetch: graph.fetch,
      token: async () => graph.createToken(id),
      wait: async () => {},
      random: () => 0,
    });
  return { graph, ada: createClient('ada'), bob: createClient('bob') };
}

const encodeText = (content: string) => new TextEncoder().encode(content);

/** Creates a fault function that returns the faults in order, each before or after a request is carried out. */
function createFaultPlan(...faults: ['request' | 'reply', Fault][]): NonNullable<MemoryGraphOptions['fault']> {
  return (moment) => (faults[0]?.[0] === moment ? faults.shift()?.[1] : undefined);
}

describe('the in-memory Graph', () => {
  it('loses a request before it is carried out', async () => {
    const { ada, graph } = createTestGraph({ fault: createFaultPlan(['request', 'lost']) });
    const putFile = () =>
      ada.call(operations.putChildContent, { ...rootParams, path: 'a.txt' }, { bytes: encodeText('one') });
    await expect(putFile()).rejects.toMatchObject({ reason: 'network' });
    expect([...graph.state.items.values()].map((item) => item.name)).toEqual(['root']);
    expect(await putFile()).toMatchObject({ name: 'a.txt', size: 3 });
  });

  it('loses a response after the request was carried out', async () => {
    const { ada, graph } = createTestGraph({ fault: createFaultPlan(['reply', 'lost']) });
    const putFile = ada.call(
      operations.putChildContent,
      { ...rootParams, path: 'a.txt' },
      { bytes: encodeText('one') },
    );
    await expect(putFile).rejects.toMatchObject({ reason: 'network' });
    expect([...graph.state.items.values()].map((item) => item.name)).toEqual(['root', 'a.txt']);
  });

  it('returns another response instead', async () => {
    const throttled = Response.json({ error: { code: 'resourceLocked' } }, { status: 423 });
    const { ada } = createTestGraph({ fault: createFaultPlan(['request', throttled]) });
    await expect(ada.call(operations.getMe, {})).rejects.toMatchObject({ status: 423 });
    expect(await ada.call(operations.getMe, {})).toMatchObject({ displayName: 'Ada' });
  });

  it('is deterministic', async () => {
    const run = async () => {
      const { ada } = createTestGraph();
      await ada.call(operations.putChildContent, { ...rootParams, path: 'a/b.txt' }, { bytes: encodeText('one') });
      return ada.page(operations.listDriveChanges, { driveId });
    };
    expect(await run()).toEqual(await run());
  });
});
