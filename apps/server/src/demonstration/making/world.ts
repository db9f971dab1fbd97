import type { Letter } from '../../external-services/mail/letter.ts';
import type { PersonKey, TeamKey } from '../forms/demo-form.ts';

export interface DemoPerson {
  readonly id: string;
  readonly displayName: string;
  readonly mail: string;
}

export interface DemoTeam {
  readonly id: string;
  readonly ownerId: string;
  /** Name → id. */
  readonly channels: Readonly<Record<string, string>>;
}

/** Where a team's files lie. */
export interface DemoLibrary {
  /** As Graph names the site that it belongs to. */
  readonly siteId: string;
  readonly listId: string;
  readonly driveId: string;
  readonly rootId: string;
  /** Address of the root for people. */
  readonly webUrl: string;
}

/** What the content is made for: plain data, the same in every thread. */
export interface DemoWorld {
  /** When the demonstration began, ISO-8601 UTC: what is submitted was so before. */
  readonly beganAt: string;
  readonly tenantId: string;
  /** The origin under which browsers reach the server. */
  readonly publicUrl: string;
  readonly people: Readonly<Record<PersonKey, DemoPerson>>;
  readonly teams: Readonly<Record<TeamKey, DemoTeam>>;
  readonly libraries: Readonly<Record<TeamKey, DemoLibrary>>;
}

/** A file or folder of the demonstration: plain data, for a library to be filled with. */
export interface ContentItem {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  /** Contents of a file, the oldest first; none: it is a folder. */
  readonly versions: readonly ContentVersion[];
  /** Of a folder. */
  readonly folder?: Omit<ContentVersion, 'bytes' | 'comment'>;
  readonly access?: readonly ContentAccess[];
}

export interface ContentVersion {
  readonly bytes: Uint8Array;
  /** Values of columns. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The columns say in which partition the row lies, too. */
  readonly isPartitioned?: boolean;
  readonly by: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  readonly comment?: string;
}

export interface ContentAccess {
  readonly to: 'members' | { readonly personId: string };
  readonly role: 'read' | 'write' | 'owner';
}

/** An email of the demonstration. */
export interface ContentLetter {
  readonly letter: Letter;
  /** Who sent it. */
  readonly by: string;
  /** ISO-8601 UTC. */
  readonly at: string;
}
