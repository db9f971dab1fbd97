import { createGraphClient } from '@tideform/graph';
import {
  createMemoryGraph,
  type Item,
  type Library,
  type MemoryGraph,
  type MemoryGraphOptions,
} from '@tideform/graph/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { SyncContext } from '../context.ts';
import { openDatabase } from '../database/open-database.ts';
import type { SyncPorts } from '../ports.ts';
import { createRandom, createTestPorts, createUuid } from './local-context.ts';

export const crewId = 'crew';

/** Interrupts the connection of all browsers, as if the tab had died, until `restore` is called. */
interface Interruption {
  /** `afterRequest`: the last request is carried out, but its response is lost. */
  at(request: number, moment: 'beforeRequest' | 'afterRequest'): void;
  /** Loses only the request with this number. */
  loseRequest(request: number): void;
  restore(): void;
  /** Whether a request was lost since `at` was called. */
  readonly hasHappened: boolean;
}

function createInterruption(): {
  readonly cut: Interruption;
  readonly fault: NonNullable<MemoryGraphOptions['fault']>;
} {
  let requests = 0;
  let happened = false;
  let wanted: { readonly request: number; readonly moment: 'beforeRequest' | 'afterRequest' | 'blip' } | undefined;
  const want = (request: number, moment: 'beforeRequest' | 'afterRequest' | 'blip') => {
    requests = 0;
    happened = false;
    wanted = { request, moment };
  };
  return {
    cut: {
      at: want,
      loseRequest: (request) => want(request, 'blip'),
      restore() {
        wanted = undefined;
      },
      get hasHappened() {
        return happened;
      },
    },
    fault(moment) {
      if (moment === 'request') requests++;
      if (!wanted || requests < wanted.request) return undefined;
      if (requests > wanted.request && wanted.moment === 'blip') return undefined;
      if (requests === wanted.request && moment === 'request' && wanted.moment === 'afterRequest') return undefined;
      happened = true;
      return 'lost';
    },
  };
}

/** Creates an in-memory Graph team (Ada owns it, Bob is a member, Eve a guest elsewhere) with its users' browsers. */
export function createWorkspace(options: Partial<MemoryGraphOptions> & { readonly changesPerPage?: number } = {}) {
  let ids = 0;
  let seconds = 0;
  let browsers = 0;
  const { cut, fault } = createInterruption();
  const calls: string[] = [];
  const now = () => new Date(Date.UTC(2026, 5, 10) + ++seconds * 1000).toISOString();

  const graph = createMemoryGraph({
    newId: () => `ID${++ids}`,
    now,
    people: [
      { id: 'ada', displayName: 'Ada Byron', mail: 'ada@contoso.test' },
      { id: 'bob', displayName: 'Bob Stone', mail: 'bob@contoso.test' },
      { id: 'eve', displayName: 'Eve', mail: 'eve_fabrikam.test#EXT#@contoso.test' },
    ],
    groups: [
      {
        id: crewId,
        displayName: 'Field crew',
        ownerIds: ['ada'],
        memberIds: ['ada', 'bob'],
        channels: [{ id: '19:general', displayName: 'General' }],
      },
    ],
    fault(moment, request) {
      if (moment === 'request') calls.push(`${request.method} ${new URL(request.url).pathname}`);
      return fault(moment, request);
    },
    ...options,
  });

  const createClientFor = (userId: string) =>
    createGraphClient({
      baseUrl: graph.baseUrl,
      fetch: (input, init) => graph.fetch(withPageSize(String(input), options.changesPerPage), init),
      token: async () => graph.createToken(userId),
      wait: async () => {},
      random: () => 0,
    });

  return {
    graph,
    /** `METHOD path` of every request so far. */
    calls,
    createClientFor,
    cut,
    ...createLibraryInspector(graph),

    /** Creates a browser of that user: a new database whose team list contains the crew. */
    async createBrowserFor(userId: string, over: Partial<SyncPorts> = {}): Promise<SyncContext> {
      const database = await openDatabase({ name: 'tideform', indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
      const random = createRandom(++browsers);
      const ports = createTestPorts({
        chance: { random, uuid: () => createUuid(random) },
        graph: createClientFor(userId),
        identity: () => ({
          tenantId: 'contoso',
          userId,
          displayName: graph.state.people.get(userId)?.displayName ?? '',
        }),
        ...over,
      });
      await database.teams.put({
        id: crewId,
        tenantId: 'contoso',
        displayName: 'Field crew',
        channels: [],
        accounts: { [userId]: {} },
      });
      return { database, ports };
    },
  };
}

/** Returns functions that read the library of the first team that has one, by path. */
export function createLibraryInspector(graph: MemoryGraph) {
  return {
    library(): Library {
      const library = [...graph.state.libraries.values()].find((one) => one.name === 'tfDrive');
      if (!library) throw new Error('The team has no library');
      return library;
    },

    /** Returns the sorted paths of all items in the library. */
    tree(): string[] {
      const { driveId, rootId } = this.library();
      const items = [...graph.state.items.values()].filter((item) => item.driveId === driveId && !item.isDeleted);
      return items.flatMap((item) => (item.id === rootId ? [] : pathOf(item))).sort();
    },

    item(path: string): Item {
      const found = [...graph.state.items.values()].find(
        (item) => item.driveId === this.library().driveId && !item.isDeleted && pathOf(item) === path,
      );
      if (!found) throw new Error(`No item exists at ${path}`);
      return found;
    },

    json(path: string): unknown {
      return JSON.parse(new TextDecoder().decode(this.item(path).current.bytes));
    },
  };

  function pathOf(item: Item): string {
    const parent = item.parentId === undefined ? undefined : graph.state.items.get(item.parentId);
    return parent?.parentId === undefined ? item.name : `${pathOf(parent)}/${item.name}`;
  }
}

/** Requests smaller delta pages than sync does, so that a few items fill several pages. */
export function withPageSize(address: string, rows: number | undefined): string {
  const url = new URL(address);
  if (rows === undefined || !url.pathname.endsWith('/delta')) return address;
  url.searchParams.set('$top', String(rows));
  return url.href;
}

export type Workspace = ReturnType<typeof createWorkspace>;
