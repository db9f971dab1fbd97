import type { NewColumn } from '@tideform/graph';
import type { Actor } from '../library/actor.ts';

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
