import type { OutgoingEmail } from '../../external-services/mail/outgoing-email.ts';
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

/** Library of a team. */
export interface DemoLibrary {
  /** Graph ID of its site. */
  readonly siteId: string;
  readonly listId: string;
  readonly driveId: string;
  readonly rootId: string;
  /** URL of the root for browsers. */
  readonly webUrl: string;
}

/** Environment of the demo's content, as plain data for every thread. */
export interface DemoWorld {
  /** Start of the demo, ISO 8601 UTC. All submissions are older. */
  readonly beganAt: string;
  readonly tenantId: string;
  /** Origin of the server for browsers. */
  readonly publicUrl: string;
  readonly people: Readonly<Record<PersonKey, DemoPerson>>;
  readonly teams: Readonly<Record<TeamKey, DemoTeam>>;
  readonly libraries: Readonly<Record<TeamKey, DemoLibrary>>;
}

/** File or folder of the demo, as plain data. */
export interface ContentItem {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  /** Versions of a file, oldest first; empty for a folder. */
  readonly versions: readonly ContentVersion[];
  /** Properties of a folder. */
  readonly folder?: Omit<ContentVersion, 'bytes' | 'comment'>;
  readonly access?: readonly ContentAccess[];
}

export interface ContentVersion {
  readonly bytes: Uint8Array;
  /** Column values. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether the columns include the partition. */
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

/** Email of the demo. */
export interface ContentEmail {
  readonly letter: OutgoingEmail;
  /** Sender. */
  readonly by: string;
  /** ISO-8601 UTC. */
  readonly at: string;
}
