// Imported before Dexie; test-device.ts explains why.
import 'fake-indexeddb/auto';
import type { TenantRule } from '@tideform/graph';
import { type Database, type FormRow, openDatabase, type ResponseRow, type TeamRow } from '@tideform/sync';
import {
  createClient,
  createLibraryInspector,
  createTenant,
  createTestPorts,
  type SubmittedRow,
} from '@tideform/sync/testing/library';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { browserClock, browserRandom } from '../data/browser/browser-ports.ts';
import { amira } from './fakes.ts';
import { createDevice, type TestDevice } from './test-device.ts';

interface DeviceRows {
  readonly teams?: readonly TeamRow[];
  readonly forms?: readonly FormRow[];
  /** Responses on this device. */
  readonly responses?: readonly ResponseRow[];
  /** Submissions in the library, newest first. */
  readonly submitted?: readonly SubmittedRow[];
  /** `false`: neither the list of teams nor their content has ever been synced. */
  readonly isSynced?: boolean;
  /** Rules of the simulated tenant; strict by default. */
  readonly tenantRules?: readonly TenantRule[];
}

export interface TeamDevice extends TestDevice {
  /** Functions that inspect the library of the first team. */
  readonly library: ReturnType<typeof createLibraryInspector>;
  /** Graph requests of this device, decoded, as `METHOD path?query`. */
  readonly requests: string[];
  /** Makes Graph unreachable or respond with an HTTP status; without an argument, it works again. */
  failWith(failure?: 'lost' | number): void;
}

/**
 * Creates Amira's device with the given rows in its database, and an in-memory library that the real services have
 * filled with the same content. IDs of items are those of the library instead of those in the rows.
 */
export async function openDevice(rows: DeviceRows = {}): Promise<TeamDevice> {
  const { teams = [], forms = [], submitted = [], tenantRules } = rows;
  const tenant = { teams, forms, submitted, ...(tenantRules && { tenantRules }) };
  const { graph, server, ...laid } = await createTenant(tenant, amira);
  const database = await openRows({ ...rows, ...laid });
  const requests: string[] = [];
  let failure: 'lost' | number | undefined;
  const send: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname, search } = new URL(url);
    requests.push(`${method} ${decodeURIComponent(pathname + search)}`);
    if (failure === 'lost') throw new TypeError('Failed to fetch');
    if (failure === undefined) return graph.fetch(input, init);
    return Response.json({ error: { code: 'generalException', message: 'No.' } }, { status: failure });
  };
  const ports = createTestPorts({
    ...{ clock: browserClock, chance: browserRandom, graph: createClient(graph, amira.userId, send), server },
    ...{ identity: () => amira, serverNow: () => undefined },
  });
  return {
    ...createDevice({ database, ports }),
    requests,
    library: createLibraryInspector(graph),
    failWith(next) {
      failure = next;
    },
  };
}

/** Creates the database of Amira's device with the given rows, without a library. */
export async function openRows(rows: Omit<DeviceRows, 'submitted' | 'tenantRules'>): Promise<Database> {
  const database = await openDatabase({ name: 'tideform', indexedDB: new IDBFactory(), keyRange: IDBKeyRange });
  const { teams = [], forms = [], responses = [], isSynced: isBrought = true } = rows;
  await database.teams.bulkPut([...teams]);
  const token = 'https://graph.test/v1.0/delta';
  if (isBrought) {
    await database.teamSync.bulkPut(teams.map(({ id }) => ({ id, userId: amira.userId, errors: [], token })));
    await database.tenants.put({ id: amira.tenantId, listedFor: [amira.userId] });
  }
  await database.forms.bulkPut([...forms]);
  await database.responses.bulkPut([...responses]);
  return database;
}

export function teamRow(team: Partial<TeamRow> = {}): TeamRow {
  return {
    id: 'team1',
    tenantId: amira.tenantId,
    displayName: 'Northgate Estates',
    driveId: 'drive1',
    channels: [{ id: 'channel1', displayName: 'Riverside Quarter' }],
    accounts: { [amira.userId]: { canBuildForms: true } },
    ...team,
  };
}

export function formRow(form: Partial<FormRow> = {}): FormRow {
  return {
    id: 'form1',
    teamId: 'team1',
    title: 'Weekly site inspection',
    driveItemId: 'config1',
    folderDriveItemId: 'folder1',
    ...form,
  };
}

export function responseRow(response: Partial<ResponseRow> = {}): ResponseRow {
  return {
    id: 'draft1',
    teamId: 'team1',
    tenantId: amira.tenantId,
    userId: amira.userId,
    formId: 'form1',
    formTitle: 'Weekly site inspection',
    schema: { components: [{ type: 'textfield', key: 'site', label: 'Site', input: true }] },
    version: 2,
    data: { data: { site: 'Canal Street' }, metadata: {} },
    submitted: 0,
    isDirty: 1,
    deleted: 0,
    timestamp: '2026-11-20T09:00:00.000Z',
    revision: 1,
    createdBy: { id: amira.userId, name: amira.displayName },
    collaborators: [{ id: amira.userId, name: amira.displayName }],
    ...response,
  };
}

/** Creates a submitted response. Its creator is Amira by default. */
export function submittedRow(response: Partial<SubmittedRow> = {}): SubmittedRow {
  const { id: userId = amira.userId, name } = response.createdBy ?? { name: amira.displayName };
  const person = { id: userId, name };
  const by = { userId, createdBy: person, collaborators: [person] };
  return { ...responseRow({ id: 'r1', timestamp: '2026-11-20T10:00:00.000Z' }), ...by, ...response };
}
