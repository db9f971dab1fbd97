import { CamelCasePlugin, type ColumnType, type Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { WithDefault } from '../directory/directory-tables.ts';

/** Tables of sites and lists for Kysely, in camel case. 64-bit integers are numbers, instants are `Date`s. */
export type LibraryTables = {
  'workspace.sites': {
    id: string;
    collectionId: string;
    tenantId: string;
    groupId: string;
    name: string;
    displayName: string;
    createdAt: WithDefault<Date>;
  };
  'workspace.siteUsers': { siteId: string; number: number; personId: string };
  'workspace.lists': {
    id: string;
    siteId: string;
    name: string;
    displayName: string;
    description: string;
    template: string;
    isSystem: WithDefault<boolean>;
    driveId: string | null;
    rootId: string;
    version: WithDefault<number>;
    createdAt: Date;
    createdBy: string;
    modifiedAt: Date;
    modifiedBy: string;
    lastRow: WithDefault<number>;
    versionLimit: WithDefault<number>;
    livingRows: WithDefault<number>;
    usedBytes: WithDefault<number>;
    change: WithDefault<number>;
  };
  'workspace.columns': {
    id: string;
    listId: string;
    position: number;
    name: string;
    displayName: string;
    description: string;
    kind: string;
    kindSettings: Json<Record<string, unknown>>;
    isIndexed: boolean;
    isHidden: boolean;
    isReadOnly: boolean;
    isRequired: boolean;
    /** Whether values must be unique in the list. */
    isUnique: WithDefault<boolean>;
  };
  'workspace.items': ItemTable;
  'workspace.folderChildren': { folderId: string; children: number };
  'workspace.versions': {
    itemId: string;
    number: number;
    size: number;
    sha256: string | null;
    quickXorHash: string | null;
    fields: Json<Fields>;
    comment: string | null;
    createdAt: Date;
    createdBy: string;
  };
  'workspace.grants': { scopeId: string; principal: string; role: Role; expiresAt: WithDefault<Date | null> };
  'workspace.sharingChanges': { scopeId: string; listId: string; change: number };
  'workspace.revocations': { scopeId: string; principal: string; change: number };
  'workspace.uploadSessions': {
    id: string;
    listId: string;
    personId: string;
    itemId: string | null;
    parentId: string | null;
    name: string | null;
    conflictBehavior: string;
    ifMatch: string | null;
    /** File size in bytes that the client declared when it created the session; `null` if it didn't. */
    declared: number | null;
    total: number | null;
    received: WithDefault<number>;
    expiresAt: Date;
    fileCreatedAt: Date | null;
    fileModifiedAt: Date | null;
    description: string | null;
    isDeferred: boolean;
  };
  'workspace.uploadParts': { sessionId: string; start: number; size: number; sha256: string };
};

type ItemTable = {
  id: string;
  listId: string;
  row: number;
  uniqueId: string;
  parentId: string | null;
  name: string;
  nameKey: string;
  isFolder: boolean;
  description: string | null;
  size: number;
  sha256: string | null;
  quickXorHash: string | null;
  fields: Json<Fields>;
  etag: number;
  ctag: number;
  version: number;
  createdAt: Date;
  createdBy: string;
  modifiedAt: Date;
  modifiedBy: string;
  fileCreatedAt: Date;
  fileModifiedAt: Date;
  scopeId: string;
  checkedOutBy: string | null;
  draft: ColumnType<Draft | null, string | null, string | null>;
  change: number;
  deletedAt: Date | null;
};

/** Permission on an item: `read` < `write` < `owner`. */
export type Role = 'read' | 'write' | 'owner';

/** Values of custom columns by internal name; columns without a value are absent. */
export type Fields = Readonly<Record<string, unknown>>;

/** Content of a file in the file store. */
export interface Content {
  readonly size: number;
  readonly sha256: string | null;
  readonly quickXorHash: string | null;
}

/** State of a checked-out file that only the person who checked it out sees. */
export interface Draft extends Content {
  readonly fields: Fields;
}

/** JSON column: read as an object, written as text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export type LibraryDatabase = Kysely<LibraryTables>;

/** Returns the database, or a transaction, typed with the tables of sites and lists. */
export function withLibraryTables(database: Database): LibraryDatabase {
  return database.withTables<LibraryTables>().withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }));
}
