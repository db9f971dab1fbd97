import { CamelCasePlugin, type ColumnType, type Kysely } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { Filled } from '../directory/directory-tables.ts';

/** Tables of sites and lists as Kysely sees them, in camel case. 64-bit integers are numbers, instants `Date`s. */
export type LibraryTables = {
  'workspace.sites': {
    id: string;
    collectionId: string;
    tenantId: string;
    groupId: string;
    name: string;
    displayName: string;
    createdAt: Filled<Date>;
  };
  'workspace.siteUsers': { siteId: string; number: number; personId: string };
  'workspace.lists': {
    id: string;
    siteId: string;
    name: string;
    displayName: string;
    description: string;
    template: string;
    isSystem: Filled<boolean>;
    driveId: string | null;
    rootId: string;
    version: Filled<number>;
    createdAt: Date;
    createdBy: string;
    modifiedAt: Date;
    modifiedBy: string;
    lastRow: Filled<number>;
    versionLimit: Filled<number>;
    livingRows: Filled<number>;
    usedBytes: Filled<number>;
    change: Filled<number>;
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
    /** No two rows may have the same value. */
    isUnique: Filled<boolean>;
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
  'workspace.grants': { scopeId: string; principal: string; role: Role; expiresAt: Filled<Date | null> };
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
    /** Size in bytes that was named when the upload began; `null`: none was. */
    declared: number | null;
    total: number | null;
    received: Filled<number>;
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

/** `read` < `write` < `owner`. */
export type Role = 'read' | 'write' | 'owner';

/** Values of custom columns by internal name; a column without value is absent. */
export type Fields = Readonly<Record<string, unknown>>;

/** Content of a file in the store. */
export interface Content {
  readonly size: number;
  readonly sha256: string | null;
  readonly quickXorHash: string | null;
}

/** What the holder of a check-out sees in place of what everybody else sees. */
export interface Draft extends Content {
  readonly fields: Fields;
}

/** Read as an object, written as JSON text. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

export type LibraryDatabase = Kysely<LibraryTables>;

/** The pool, or a transaction of it, with the tables of sites and lists. */
export function libraryTables(database: Database): LibraryDatabase {
  return database.withTables<LibraryTables>().withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }));
}
