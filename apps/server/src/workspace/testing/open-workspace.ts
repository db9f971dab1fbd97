import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGraphClient, type GraphClient, selectSiteNames, tenantRuleSets } from '@tideform/graph';
import Fastify from 'fastify';
import type { Database } from '../../database/connect.ts';
import { createDatabaseListener } from '../../database/listen.ts';
import { openDiskFileStore } from '../../files/disk-file-store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { addAdministrator, addSecurityGroup, addTeam, deriveId } from '../add-team.ts';
import type { Person } from '../directory/directory.ts';
import { findPerson, insertPerson, insertTenant } from '../directory/people-store.ts';
import { putPhoto } from '../directory/photos-store.ts';
import { createWorkspaceGraph, type WorkspaceGraphOptions } from '../graph/workspace-graph.ts';
import { loadActor } from '../library/actor.ts';
import { recordContent } from '../library/content/content-store.ts';
import { isGuid } from '../library/ids.ts';
import { withLibraryTables } from '../library/library-tables.ts';
import { createList } from '../library/lists/create-list.ts';
import { findSiteOfGroup } from '../library/lists/lists-store.ts';
import { drawPicture, PICTURE_SIZE_PX } from '../seed/draw-picture.ts';

/** Claims that a challenged token must contain. */
export const CHALLENGE = '{"access_token":{"nbf":{"essential":true,"value":"1604106651"}}}';

/**
 * A listening workspace with one team and its own database and folder. Bearer tokens are person IDs, or `challenged`.
 */
export interface TestWorkspace {
  readonly baseUrl: string;
  readonly database: Database;
  /** Connection string for another process that uses the same database. */
  readonly connectionString: string;
  readonly files: FileStore;
  readonly groupId: string;
  readonly driveId: string;
  readonly listId: string;
  /** Team owner, with a picture. */
  readonly owner: Person;
  readonly member: Person;
  /** Person of the same organization who is in no team. */
  readonly outsider: Person;
  /** Person of another organization. */
  readonly stranger: Person;
  close(): Promise<void>;
}

/** Starts a test workspace on a new database and folder. */
export async function openTestWorkspace(
  options: Partial<Pick<WorkspaceGraphOptions, 'limits' | 'faults' | 'now' | 'publicUrl' | 'files' | 'tenantRules'>> & {
    /** OAuth scopes of every token; all by default. */
    readonly scopes?: readonly string[];
  } = {},
): Promise<TestWorkspace> {
  const tenantRules = options.tenantRules ?? tenantRuleSets.strict;
  const test = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'tideform-workspace-'));
  const files = recordContent(options.files ?? (await openDiskFileStore(folder)), test.database);
  const people = await addPeople(test.database);
  // biome-ignore lint/suspicious/noConsole: Vitest hides console output of tests that pass.
  const stream = { write: (line: string) => console.error(line.trimEnd()) };
  const app = Fastify({ logger: { level: 'error', stream }, forceCloseConnections: true });
  await app.register(
    createWorkspaceGraph({
      publicUrl: () => app.listeningOrigin,
      ...options,
      tenantRules,
      database: test.database,
      files,
      listen: createDatabaseListener(test.connectionString),
      async verify(bearer) {
        if (bearer.startsWith('challenged')) return { claims: CHALLENGE };
        const person = isGuid(bearer) ? await findPerson(test.database, bearer) : undefined;
        return person && { personId: person.id, tenantId: person.tenantId, scopes: options.scopes };
      },
    }),
  );
  const { documents } = selectSiteNames({ enforces: (rule) => tenantRules.includes(rule) });
  const library = await addLibrary(test.database, files, people, documents);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...people,
    ...library,
    baseUrl: `${app.listeningOrigin}/v1.0`,
    database: test.database,
    connectionString: test.connectionString,
    files,
    async close() {
      await app.close();
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type People = Pick<TestWorkspace, 'owner' | 'member' | 'outsider' | 'stranger'>;

async function addPeople(database: Database): Promise<People> {
  const [tenantId, otherTenantId] = [deriveId('tenant'), deriveId('other tenant')];
  await insertTenant(database, { id: tenantId, displayName: 'Contoso', domain: 'contoso.test' });
  await insertTenant(database, { id: otherTenantId, displayName: 'Fabrikam', domain: 'fabrikam.test' });
  const people = {
    owner: createPerson('Ada Lovelace', tenantId, 'contoso.test'),
    member: createPerson('Grace Hopper', tenantId, 'contoso.test'),
    outsider: createPerson('Alan Turing', tenantId, 'contoso.test'),
    stranger: createPerson('Edsger Dijkstra', otherTenantId, 'fabrikam.test'),
  };
  for (const person of Object.values(people)) await insertPerson(database, person, 'nobody signs in here');
  return people;
}

/** Creates a person whose ID is derived from the name. */
export function createPerson(displayName: string, tenantId: string, domain: string): Person {
  const [givenName = '', surname = ''] = displayName.split(' ');
  const mail = `${givenName}.${surname}@${domain}`.toLowerCase();
  return {
    id: deriveId(displayName),
    tenantId,
    homeTenantId: null,
    userPrincipalName: mail,
    mail,
    displayName,
    givenName,
    surname,
    jobTitle: null,
    officeLocation: null,
    preferredLanguage: null,
    mobilePhone: null,
  };
}

async function addLibrary(database: Database, files: FileStore, { owner, member }: People, displayName: string) {
  const groupId = deriveId('team');
  await addTeam(database, {
    id: groupId,
    tenantId: owner.tenantId,
    displayName: 'Engines',
    description: 'Builds engines',
    nickname: 'engines',
    channels: ['General', 'Cards'],
    privateChannels: { Patents: [owner.id] },
    people: { [owner.id]: 'owner', [member.id]: 'member' },
  });
  await addSecurityGroup(database, {
    id: deriveId('security group'),
    tenantId: owner.tenantId,
    displayName: 'Engine Auditors',
    description: 'Look at everything',
    nickname: 'auditors',
    people: { [owner.id]: 'owner' },
  });
  await addAdministrator(database, owner);
  const picture = await files.put(Readable.from([drawPicture({ hue: 200, shape: 'person' })]));
  await putPhoto(database, owner.id, {
    contentType: 'image/png',
    ...picture,
    width: PICTURE_SIZE_PX,
    height: PICTURE_SIZE_PX,
  });
  const db = withLibraryTables(database);
  const site = await findSiteOfGroup(db, groupId);
  const actor = await loadActor(database, { personId: owner.id, tenantId: owner.tenantId });
  const ports = { db, files, now: () => new Date() };
  const list = await createList(ports, actor, site!, {
    displayName,
    template: 'documentLibrary',
    columns: [],
  });
  return { groupId, driveId: list.driveId!, listId: list.id };
}

/** Creates a Graph client for a person of a test workspace, whose token is their ID. It never waits before retries. */
export function createClientFor(workspace: { readonly baseUrl: string }, person: Pick<Person, 'id'>): GraphClient {
  return createGraphClient({
    baseUrl: workspace.baseUrl,
    fetch,
    token: async () => person.id,
    wait: async () => {},
    random: () => 0.5,
  });
}
