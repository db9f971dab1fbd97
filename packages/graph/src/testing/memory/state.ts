import type { Column } from '../../resources/column.ts';

export interface Person {
  readonly id: string;
  readonly displayName: string;
  /** Also the user principal name. */
  readonly mail: string;
  readonly photo?: Uint8Array;
}

export interface Group {
  readonly id: string;
  readonly displayName: string;
  readonly ownerIds: readonly string[];
  readonly memberIds: readonly string[];
  readonly photo?: Uint8Array;
  readonly channels: readonly {
    readonly id: string;
    readonly displayName: string;
    /** Of a private channel; a standard one is the whole team's. */
    readonly memberIds?: readonly string[];
  }[];
}

/** A library: its list and its drive. A list of rows is one too; its drive is for nobody. */
export interface Library {
  readonly driveId: string;
  readonly template: string;
  /** SharePoint's own. */
  readonly isSystem: boolean;
  readonly listId: string;
  readonly groupId: string;
  readonly name: string;
  displayName: string;
  description?: string;
  /** Counts changes of the list itself. */
  version: number;
  readonly columns: Column[];
  readonly rootId: string;
  /** Counts changes; an item remembers the number of its latest. */
  lastChange: number;
  lastRow: number;
  /** Grows when change tokens expire. */
  generation: number;
}

export interface Content {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Version extends Content {
  readonly number: number;
  readonly at: string;
  readonly byId: string;
}

export interface Grant {
  readonly id: string;
  /** `everyone`: all people of the organization, no guest. */
  readonly kind: 'user' | 'group' | 'siteGroup' | 'everyone';
  readonly granteeId: string;
  role: 'read' | 'write' | 'owner';
}

export interface Item {
  readonly id: string;
  /** The row's number in the list. */
  readonly row: number;
  readonly guid: string;
  readonly driveId: string;
  parentId: string | undefined;
  name: string;
  readonly isFolder: boolean;
  /** What lies in a folder now. */
  readonly children: Set<Item>;
  /** What everybody reads. */
  current: Content;
  /** Oldest first. */
  readonly versions: Version[];
  /** What the holder of a check-out reads and writes. */
  draft: { readonly holderId: string; content: Content } | undefined;
  checkInComment: string | undefined;
  eTag: number;
  cTag: number;
  change: number;
  isDeleted: boolean;
  readonly createdAt: string;
  readonly createdById: string;
  modifiedAt: string;
  modifiedById: string;
  description?: string;
  fileSystemInfo: { readonly createdDateTime?: string; readonly lastModifiedDateTime?: string };
  readonly grants: Grant[];
  /** Ids of grants from above that were taken away here; present once the item has left inheritance. */
  withoutGrants?: Set<string>;
}

export interface Session {
  readonly id: string;
  readonly byId: string;
  readonly driveId: string;
  readonly place: { readonly itemId: string } | { readonly parentId: string; readonly names: readonly string[] };
  readonly conflictBehavior: 'fail' | 'replace' | 'rename';
  readonly ifMatch: string | undefined;
  readonly expiresAt: string;
  bytes: Uint8Array;
  totalBytes: number | undefined;
}

/** Everything that the service knows. Tests may read it; writing goes through requests. */
export interface State {
  readonly people: Map<string, Person>;
  readonly groups: Map<string, Group>;
  readonly libraries: Map<string, Library>;
  readonly items: Map<string, Item>;
  /** The numbers by which the site of a group names people: group id → person id → number. */
  readonly siteUsers: Map<string, Map<string, number>>;
  readonly sessions: Map<string, Session>;
  /** Content behind pre-authenticated addresses. */
  readonly downloads: Map<string, Content>;
  readonly mails: { readonly fromId: string; readonly message: unknown }[];
}
