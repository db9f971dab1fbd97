import type { NewColumn } from '@tideform/graph';
import type { Actor } from '../library/actor.ts';

/** A team's library that the demonstration is written into. */
export interface SeedLibrary {
  /** As Graph names it. */
  readonly siteId: string;
  readonly listId: string;
  readonly driveId: string;
  readonly rootId: string;
  readonly teamId: string;
  /** Address of its root for people. */
  readonly webUrl: string;
  /** The team's owner, who has made it. */
  readonly owner: Actor;
}

export interface NewSeedLibrary {
  readonly teamId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly title: string;
  readonly columns: readonly NewColumn[];
  /** A column that every list has, and that this one indexes. */
  readonly indexed: string;
  readonly at: Date;
}

/** A content of a file, with what the columns said then. */
export interface SeedVersion {
  readonly bytes: Uint8Array;
  /** Values of columns, once it is known which row it is. */
  readonly fields: SeedFields;
  readonly by: string;
  readonly at: Date;
  /** Comment of a check-in. */
  readonly comment?: string;
}

export type SeedFields = (row: number) => Readonly<Record<string, unknown>>;

export interface SeedAccess {
  readonly to: 'members' | { readonly personId: string };
  readonly role: 'read' | 'write' | 'owner';
}

/** A file or folder as it is to be found. */
export interface SeedItem {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  /** Contents of a file, the oldest first; of a folder none. */
  readonly versions: readonly SeedVersion[];
  /** What a folder's columns say, who has made it and when. */
  readonly folder?: { readonly fields: SeedFields; readonly by: string; readonly at: Date };
  /** Who may do what, where it is not as above. */
  readonly access?: readonly SeedAccess[];
}
