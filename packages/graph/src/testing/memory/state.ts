import type { Column } from '../../resources/column.ts';

export interface Person {
  readonly id: string;
  readonly displayName: string;
  /** Email address, which is also the user principal name. */
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
    /** Members of a private channel. Standard channels include the whole team. */
    readonly memberIds?: readonly string[];
  }[];
}

/** A library with its list and drive. Generic lists are stored as libraries with an unused drive. */
export interface Library {
  readonly driveId: string;
  readonly template: string;
  /** Whether the library is a SharePoint system list. */
  readonly isSystem: boolean;
  readonly listId: string;
  readonly groupId: string;
  readonly name: string;
  displayName: string;
  description?: string;
  /** Number of changes of the list's own properties. */
  version: number;
  readonly columns: Column[];
  readonly rootId: string;
  /** Number of the latest change in the library; each item stores the number of its own latest change. */
  lastChange: number;
  lastRow: number;
  /** Increases when change tokens expire; each token contains this number. */
  generation: number;
}

export interface Content {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Version extends Content {
  readonly number: number;
  readonly createdAt: string;
  readonly byId: string;
}

export interface Grant {
  readonly id: string;
  /** `everyone`: all users of the organization except guests. */
  readonly kind: 'user' | 'group' | 'siteGroup' | 'everyone';
  readonly granteeId: string;
  role: 'read' | 'write' | 'owner';
}

export interface Item {
  readonly id: string;
  /** Number of the item's row in the list. */
  readonly row: number;
  readonly guid: string;
  readonly driveId: string;
  parentId: string | undefined;
  name: string;
  readonly isFolder: boolean;
  /** Current items in a folder. */
  readonly children: Set<Item>;
  /** Content visible to everyone. */
  current: Content;
  /** All versions, oldest first. */
  readonly versions: Version[];
  /** Content visible to and written by the user who checked the item out. */
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
  /** IDs of inherited grants that were removed here; present once inheritance is broken. */
  withoutGrants?: Set<string>;
}

export interface Session {
  readonly id: string;
  readonly byId: string;
  readonly driveId: string;
  readonly target: { readonly itemId: string } | { readonly parentId: string; readonly names: readonly string[] };
  readonly conflictBehavior: 'fail' | 'replace' | 'rename';
  readonly ifMatch: string | undefined;
  readonly expiresAt: string;
  bytes: Uint8Array;
  totalBytes: number | undefined;
}

/** Complete state of the service. Tests may read it; writes go through requests. */
export interface State {
  readonly people: Map<string, Person>;
  readonly groups: Map<string, Group>;
  readonly libraries: Map<string, Library>;
  readonly items: Map<string, Item>;
  /** Numbers of users in a group's site: group ID → user ID → number. */
  readonly siteUsers: Map<string, Map<string, number>>;
  readonly sessions: Map<string, Session>;
  /** Maps keys of pre-authenticated URLs to file content. */
  readonly downloads: Map<string, Content>;
  readonly mails: { readonly fromId: string; readonly message: unknown }[];
}

export const siteHost = 'contoso.test';

export function formatSiteId(groupId: string): string {
  return `${siteHost},${groupId},${groupId}`;
}

/** Highest number of a site's default groups. */
const LAST_GROUP_NUMBER = 5;
const SYSTEM_ACCOUNT = 1_073_741_823;

/** Returns the number that identifies a user in a site's lists, as text; assigned on first use. */
export function getPersonNumber(state: State, groupId: string, personId: string): string {
  if (!state.people.has(personId)) return String(SYSTEM_ACCOUNT);
  const numbers = state.siteUsers.get(groupId) ?? new Map<string, number>();
  state.siteUsers.set(groupId, numbers);
  const number = numbers.get(personId) ?? LAST_GROUP_NUMBER + 1 + numbers.size;
  numbers.set(personId, number);
  return String(number);
}
