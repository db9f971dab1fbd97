import type { OutgoingEmail } from '../../external-services/mail/outgoing-email.ts';
import { deriveGuid, deriveItemId } from '../derive-id.ts';
import type { DemoForm, PersonKey, TeamKey } from '../forms/demo-form.ts';

export interface DemoPerson {
  readonly id: string;
  readonly displayName: string;
  readonly mail: string;
}

export interface DemoTeam {
  readonly id: string;
  readonly ownerId: string;
  /** Maps a channel name to the channel's ID. */
  readonly channels: Readonly<Record<string, string>>;
}

/** Document library of a team in the demo. */
export interface DemoLibrary {
  /** Graph ID of the library's SharePoint site. */
  readonly siteId: string;
  readonly listId: string;
  readonly driveId: string;
  readonly rootId: string;
  /** URL of the library's root folder for browsers. */
  readonly webUrl: string;
}

/** Environment in which demo content is created: plain data that can be sent to a worker thread. */
export interface DemoContext {
  /** Start of the demo in ISO 8601, UTC. All submissions are older. */
  readonly beganAt: string;
  readonly tenantId: string;
  /** Origin of the server for browsers. */
  readonly publicUrl: string;
  readonly people: Readonly<Record<PersonKey, DemoPerson>>;
  readonly teams: Readonly<Record<TeamKey, DemoTeam>>;
  readonly libraries: Readonly<Record<TeamKey, DemoLibrary>>;
}

/** File or folder of the demo, as plain data that can be sent between threads. */
export interface ContentItem {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  /** Versions of a file, oldest first; empty for a folder. */
  readonly versions: readonly ContentVersion[];
  /** Properties of a folder; absent for a file. */
  readonly folder?: Omit<ContentVersion, 'bytes' | 'comment'>;
  readonly access?: readonly ContentAccess[];
}

export interface ContentVersion {
  readonly bytes: Uint8Array;
  /** Values of the list columns. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Whether the item's list row has a partition number. */
  readonly isPartitioned?: boolean;
  readonly by: string;
  /** Time of the version in ISO 8601, UTC. */
  readonly at: string;
  readonly comment?: string;
}

export interface ContentAccess {
  readonly to: 'members' | { readonly personId: string };
  readonly role: 'read' | 'write' | 'owner';
}

/** Email that was sent in the demo. */
export interface ContentEmail {
  readonly letter: OutgoingEmail;
  /** ID of the sender. */
  readonly by: string;
  /** Sending time in ISO 8601, UTC. */
  readonly at: string;
}

/** Returns the IDs of the top-level items in a team's library. */
export const deriveTeamIds = (team: TeamKey) => ({
  formConfig: deriveItemId(team, 'Form Config'),
  responses: deriveItemId(team, 'Responses'),
  private: deriveItemId(team, '~Private'),
  settings: deriveItemId(team, 'settings'),
});

export const deriveFormIds = ({ key }: Pick<DemoForm, 'key'>) => ({
  form: deriveGuid(key),
  folder: deriveItemId(key, 'folder'),
  config: deriveItemId(key, 'config'),
  draft: deriveItemId(key, 'draft'),
  published: deriveItemId(key, 'published'),
  responses: deriveItemId(key, 'responses'),
});

/** Returns the IDs of a response and its files. @param number number of the response within its form */
export const deriveResponseIds = ({ key }: Pick<DemoForm, 'key'>, number: number) => ({
  response: deriveGuid(key, 'response', number),
  folder: deriveItemId(key, 'response folder', number),
  json: deriveItemId(key, 'response json', number),
  pdf: deriveItemId(key, 'response pdf', number),
});
