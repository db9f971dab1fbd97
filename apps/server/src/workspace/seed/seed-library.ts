import type { NewColumn } from '@tideform/graph';
import type { Database } from '../../database/connect.ts';
import { type Actor, loadActor } from '../library/actor.ts';
import { updateColumn } from '../library/lists/columns-store.ts';
import { createList } from '../library/lists/create-list.ts';
import { findSiteList, findSiteOfGroup, listColumns, updateList } from '../library/lists/lists-store.ts';
import type { LibraryPorts } from '../library/write-library.ts';

/** Library of a team that gets content of the demo. */
export interface SeedLibrary {
  /** Composite site ID, as in Graph: host, site collection, site. */
  readonly siteId: string;
  readonly listId: string;
  readonly driveId: string;
  readonly rootId: string;
  readonly teamId: string;
  /** Web URL of the root folder. */
  readonly webUrl: string;
  /** Team owner, who created the library. */
  readonly owner: Actor;
}

/** Options of a new library for the demo. */
export interface NewSeedLibrary {
  readonly teamId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly title: string;
  readonly columns: readonly NewColumn[];
  /** Name of a built-in column that gets an index. */
  readonly indexed: string;
  readonly at: Date;
}

/** A version of a file, with its column values. */
export interface SeedVersion {
  readonly bytes: Uint8Array;
  /** Returns the column values for a row number. */
  readonly fields: SeedFields;
  readonly by: string;
  readonly at: Date;
  /** Check-in comment. */
  readonly comment?: string;
}

/** Returns column values for the row number that an item gets. */
export type SeedFields = (row: number) => Readonly<Record<string, unknown>>;

/** A grant on an item of the demo. */
export interface SeedAccess {
  readonly to: 'members' | { readonly personId: string };
  readonly role: 'read' | 'write' | 'owner';
}

/** A file or folder to add. */
export interface SeedItem {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  /** Versions of a file, the oldest first; empty for a folder. */
  readonly versions: readonly SeedVersion[];
  /** Column values, creator and creation time of a folder. */
  readonly folder?: { readonly fields: SeedFields; readonly by: string; readonly at: Date };
  /** Additional grants, if the item has its own permissions. */
  readonly access?: readonly SeedAccess[];
}

/**
 * Creates a team's library, or opens one that an earlier start created. The title is set last, so it marks a complete
 * library.
 */
export async function openSeedLibrary(
  database: Database,
  ports: LibraryPorts & { readonly publicUrl: string },
  input: NewSeedLibrary,
): Promise<SeedLibrary> {
  const site = await findSiteOfGroup(ports.db, input.teamId);
  if (site === undefined) throw new Error(`Group ${input.teamId} has no site`);
  const owner = await loadActor(database, { personId: input.ownerId, tenantId: site.tenantId });
  const existing = await findSiteList(ports.db, site.id, input.title);
  const list = existing ?? (await createSeedLibrary({ ...ports, now: () => input.at }, input, owner, site));
  return {
    siteId: [new URL(ports.publicUrl).hostname, site.collectionId, site.id].join(','),
    listId: list.id,
    driveId: list.driveId!,
    rootId: list.rootId,
    teamId: input.teamId,
    webUrl: [ports.publicUrl, 'sites', ...[site.name, list.name].map(encodeURIComponent)].join('/'),
    owner,
  };
}

async function createSeedLibrary(
  ports: LibraryPorts,
  input: NewSeedLibrary,
  owner: SeedLibrary['owner'],
  site: Parameters<typeof createList>[2],
) {
  const options = { displayName: input.name, template: 'documentLibrary', columns: input.columns };
  const list = (await findSiteList(ports.db, site.id, input.name)) ?? (await createList(ports, owner, site, options));
  const columns = await listColumns(ports.db, list.id);
  for (const { id, name } of columns) if (name === input.indexed) await updateColumn(ports.db, id, { isIndexed: true });
  const stamp = { modifiedAt: input.at, modifiedBy: owner.personId };
  return updateList(ports.db, list.id, { displayName: input.title, description: '', ...stamp });
}
