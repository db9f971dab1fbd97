import { Readable } from 'node:stream';
import { withAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Database } from '../../database/connect.ts';
import type { FileStore } from '../../files/file-store.ts';
import { addAdministrator, addSecurityGroup, addTeam } from '../add-team.ts';
import { findPerson, insertPerson, insertTenant } from '../directory/people-store.ts';
import { putPhoto } from '../directory/photos-store.ts';
import { hashPassword, PUBLIC_PASSWORD_COST } from '../identity/password.ts';
import { loadActor, principals } from '../library/actor.ts';
import { breakInheritance, putGrant } from '../library/grants-store.ts';
import { findItem } from '../library/items/items-store.ts';
import { ensureFolders, writeContent } from '../library/items/write-content.ts';
import { withLibraryTables } from '../library/library-tables.ts';
import { createList } from '../library/lists/create-list.ts';
import { findSiteList, findSiteOfGroup, updateList } from '../library/lists/lists-store.ts';
import { type LibraryPorts, writeLibrary } from '../library/write-library.ts';
import {
  DEMO_PASSWORD,
  harbour,
  harbourView,
  northgate,
  northgateEstates,
  people,
  personal,
  riversideQuarter,
  safetyOfficers,
} from './demo-directory.ts';
import { drawPicture, PICTURE_SIZE_PX, type PictureOptions } from './draw-picture.ts';
import { BEGUN_STEP } from './open-demo-workspace.ts';
import { recordStep } from './seed-store.ts';

/** A demo account, for the operator's console. */
export interface DemoAccount {
  readonly mail: string;
  readonly name: string;
  /** Role that the person demonstrates, in a few words. */
  readonly role: string;
}

/** Accounts of the demo and their common password. */
export interface Demo {
  /** Password of all accounts. */
  readonly password: string;
  readonly accounts: readonly DemoAccount[];
}

/**
 * Fills an empty workspace: an organization with three teams, people in all roles, another organization and a personal
 * account. With `hasContent`, forms and responses can be added later. A complete workspace is left unchanged, an
 * incomplete one is completed. Concurrent starts wait for each other.
 */
export async function seedDemo(database: Database, files: FileStore, { hasContent = false } = {}): Promise<Demo> {
  await withAdvisoryLock(database, 'seed the demonstration', async () => {
    if (!(await isComplete(database))) await insertDemo(database, files, hasContent);
  });
  const accounts = Object.values(people).map(({ person, role }) => ({
    mail: person.mail ?? person.userPrincipalName,
    name: person.displayName,
    role,
  }));
  return { password: DEMO_PASSWORD, accounts };
}

/** Returns whether the demo people exist. */
export async function hasDemoPeople(database: Database): Promise<boolean> {
  return (await findPerson(database, people.amira.person.id)) !== undefined;
}

// NOTE: this person is inserted last and therefore marks a complete demo.
const { pat: lastPerson, ...otherPeople } = people;

async function isComplete(database: Database): Promise<boolean> {
  return (await findPerson(database, lastPerson.person.id)) !== undefined;
}

async function insertDemo(database: Database, files: FileStore, hasContent: boolean): Promise<void> {
  if (hasContent) await recordStep(database, BEGUN_STEP, new Date());
  for (const tenant of [northgate, harbour, personal]) await insertTenant(database, tenant);
  const passwordHash = await hashPassword(DEMO_PASSWORD, PUBLIC_PASSWORD_COST);
  for (const { person, hue } of Object.values(otherPeople)) {
    await insertPerson(database, person, passwordHash);
    if (hue !== undefined) await addPicture(database, files, person.id, { hue, shape: 'person' });
  }
  await addTeams(database, files);
  if (!hasContent) await createHarbourViewFolder(database, files);
  await insertPerson(database, lastPerson.person, passwordHash);
}

async function addTeams(database: Database, files: FileStore): Promise<void> {
  for (const { hue, ...team } of [northgateEstates, riversideQuarter, harbourView]) {
    await addTeam(database, team);
    await addPicture(database, files, team.id, { hue, shape: 'team' });
  }
  await addSecurityGroup(database, safetyOfficers);
  await addAdministrator(database, people.amira.person);
}

/**
 * Creates the form folder of the team Harbour View. Not needed for a demo with content, which includes the team's
 * library.
 */
async function createHarbourViewFolder(database: Database, files: FileStore): Promise<void> {
  const ports = { db: withLibraryTables(database), files, now: () => new Date() };
  const owner = people.amira.person;
  await createReadOnlyFormFolder(database, ports, {
    groupId: harbourView.id,
    owner: { personId: owner.id, tenantId: owner.tenantId },
    builderId: people.jonas.person.id,
  });
}

async function addPicture(
  database: Database,
  files: FileStore,
  ownerId: string,
  options: PictureOptions,
): Promise<void> {
  const { sha256, size } = await files.put(Readable.from([drawPicture(options)]));
  await putPhoto(database, ownerId, {
    contentType: 'image/png',
    sha256,
    size,
    width: PICTURE_SIZE_PX,
    height: PICTURE_SIZE_PX,
  });
}

/**
 * Name and title that the product gives a team's library. The product completes the library when a builder first opens
 * it.
 */
const libraryName = 'tfDrive';
const libraryTitle = 'Tideform';
const formFolder = 'Form Config';
const settingsFile = 'team.config.json';
const settings = { schemaVersion: '1.0.0', rolesMigratedToPermissions: true };

/** A team whose members may only read its forms. */
interface ReadOnlyTeam {
  readonly groupId: string;
  /** Owner of the team, who creates the library. */
  readonly owner: { readonly personId: string; readonly tenantId: string };
  /** Member who gets write permission on the form folder. */
  readonly builderId: string;
}

/** Creates a team's library with a form folder that is read-only for members, except for one builder. */
async function createReadOnlyFormFolder(database: Database, ports: LibraryPorts, team: ReadOnlyTeam): Promise<void> {
  const actor = await loadActor(database, team.owner);
  const site = await findSiteOfGroup(ports.db, team.groupId);
  if (site === undefined) throw new Error(`Group ${team.groupId} has no site`);
  const options = { displayName: libraryName, template: 'documentLibrary', columns: [] };
  const existing =
    (await findSiteList(ports.db, site.id, libraryName)) ?? (await findSiteList(ports.db, site.id, libraryTitle));
  const list = existing ?? (await createList(ports, actor, site, options));
  const stamp = { modifiedAt: ports.now(), modifiedBy: actor.personId };
  await updateList(ports.db, list.id, { displayName: libraryTitle, description: '', ...stamp });
  const content = await ports.files.put(Readable.from([Buffer.from(JSON.stringify(settings))]));
  await writeLibrary(ports, actor, list.id, async (write) => {
    const root = (await findItem(write.db, list.id, list.rootId))!;
    const folder = await ensureFolders(write, root, [formFolder]);
    await breakInheritance(write.db, folder, 'all');
    await putGrant(write.db, folder.id, { principal: principals.members(team.groupId), role: 'read' });
    await putGrant(write.db, folder.id, { principal: principals.person(team.builderId), role: 'write' });
    await writeContent(write, { parentId: root.id, path: [settingsFile], conflictBehavior: 'replace' }, content);
  });
}
