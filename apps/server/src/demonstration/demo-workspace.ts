import type { MailMessage } from '@tideform/graph';
import type { PersonKey, TeamKey } from './forms/demo-form.ts';
import type { DemoLibrary, DemoPerson, DemoTeam } from './making/world.ts';

/** A library that can be filled; what it is beyond its place is the workspace's affair. */
export type OpenedLibrary = DemoLibrary;

/** What the embedded workspace lends the demonstration. */
export interface DemoWorkspace<Library extends OpenedLibrary = OpenedLibrary> {
  /** When the workspace was made for the demonstration: what is in it was so before. */
  readonly beganAt: Date;
  readonly tenantId: string;
  readonly publicUrl: string;
  readonly people: Readonly<Record<PersonKey, DemoPerson>>;
  readonly teams: Readonly<Record<TeamKey, DemoTeam>>;
  openLibrary(ask: {
    readonly teamId: string;
    readonly ownerId: string;
    readonly name: string;
    readonly title: string;
    readonly columns: readonly object[];
    readonly indexed: string;
    readonly at: Date;
  }): Promise<Library>;
  /** The id of the list of a team's people, as Graph names it. */
  peopleList(library: Library): Promise<string>;
  /** Adds items in one step, which is done once for its name. */
  fill(library: Library, step: string, items: readonly DemoItem[]): Promise<void>;
  /** Puts emails where they are for, and among what their senders have sent, once for the name of the step. */
  post(step: string, letters: readonly DemoLetter[]): Promise<void>;
  isDone(step: string): Promise<boolean>;
  noteDone(step: string): Promise<void>;
}

interface DemoState {
  readonly fields: (row: number) => Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly at: Date;
}

/** A file or folder, as the workspace takes it. */
export interface DemoItem {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  readonly versions: readonly (DemoState & { readonly bytes: Uint8Array; readonly comment?: string })[];
  readonly folder?: DemoState;
  readonly access?: readonly {
    readonly to: 'members' | { readonly personId: string };
    readonly role: 'read' | 'write' | 'owner';
  }[];
}

/** An email that somebody has sent. */
export interface DemoLetter {
  readonly by: string;
  readonly at: Date;
  readonly message: MailMessage;
}
