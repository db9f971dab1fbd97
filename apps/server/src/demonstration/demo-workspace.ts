import type { MailMessage } from '@tideform/graph';
import { getPartition } from '@tideform/sync/library-content';
import type { PersonKey, TeamKey } from './forms/demo-form.ts';
import type { ContentItem, ContentVersion, DemoLibrary, DemoPerson, DemoTeam } from './making/demo-context.ts';

/** Library to fill with demo content. Implementations add properties that are internal to the workspace. */
export type OpenedLibrary = DemoLibrary;

/** Operations of the embedded workspace that the demo uses. */
export interface DemoWorkspace<Library extends OpenedLibrary = OpenedLibrary> {
  /** Creation time of the workspace. All demo content is older. */
  readonly beganAt: Date;
  readonly tenantId: string;
  readonly publicUrl: string;
  readonly people: Readonly<Record<PersonKey, DemoPerson>>;
  readonly teams: Readonly<Record<TeamKey, DemoTeam>>;
  openLibrary(options: {
    readonly teamId: string;
    readonly ownerId: string;
    readonly name: string;
    readonly title: string;
    readonly columns: readonly object[];
    readonly indexed: string;
    readonly at: Date;
  }): Promise<Library>;
  /** Returns the Graph ID of the SharePoint list of a team's users. */
  findPeopleListId(library: Library): Promise<string>;
  /** Adds items to a library in one step. A repeated call with the same step name does nothing. */
  addItems(library: Library, step: string, items: readonly DemoItem[]): Promise<void>;
  /**
   * Delivers emails to the mailboxes of their recipients and senders. A repeated call with the same step name does
   * nothing.
   */
  deliverEmails(step: string, emails: readonly SentEmail[]): Promise<void>;
  isStepDone(step: string): Promise<boolean>;
  markStepDone(step: string): Promise<void>;
}

interface DemoItemState {
  readonly fields: (row: number) => Readonly<Record<string, unknown>>;
  readonly by: string;
  readonly at: Date;
}

/** File or folder in the format of the workspace. */
export interface DemoItem {
  readonly id: string;
  readonly parentId: string;
  readonly name: string;
  readonly versions: readonly (DemoItemState & { readonly bytes: Uint8Array; readonly comment?: string })[];
  readonly folder?: DemoItemState;
  readonly access?: readonly {
    readonly to: 'members' | { readonly personId: string };
    readonly role: 'read' | 'write' | 'owner';
  }[];
}

/** Sent email in the format of the workspace. */
export interface SentEmail {
  readonly by: string;
  readonly at: Date;
  readonly message: MailMessage;
}

/**
 * Converts a file or folder of the demo to the format of the embedded workspace, which chooses the partition by the row
 * number.
 */
export function toDemoItem({ versions, folder, ...item }: ContentItem): DemoItem {
  return {
    ...item,
    versions: versions.map((version) => ({
      ...toItemState(version),
      bytes: version.bytes,
      ...(version.comment !== undefined && { comment: version.comment }),
    })),
    ...(folder && { folder: toItemState(folder) }),
  };
}

function toItemState({
  values,
  isPartitioned,
  by,
  at,
}: Omit<ContentVersion, 'bytes'>): NonNullable<DemoItem['folder']> {
  const fields = (row: number) => (isPartitioned ? { tfPartition: getPartition(`${row}`), ...values } : values);
  return { fields, by, at: new Date(at) };
}
