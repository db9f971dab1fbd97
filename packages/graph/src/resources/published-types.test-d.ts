import type * as Published from '@microsoft/microsoft-graph-types';
import type { Column } from './column.ts';
import type { DirectoryObject, Group, Organization, Photo, User } from './directory.ts';
import type { Drive } from './drive.ts';
import type { DriveItem, DriveItemChange } from './drive-item.ts';
import type { DriveItemVersion, ListItem, ListItemVersion } from './list-item.ts';
import type { MailFolder, MailMessage, Message, MessageAttachment } from './mail.ts';
import type { Permission } from './permission.ts';
import type { List, Site } from './site-list.ts';
import type { Channel, Team } from './team.ts';
import type { UploadSession } from './upload-session.ts';
import type { TableColumn, TableRow, WorkbookTable, Worksheet } from './workbook.ts';

// Compiles only if our resource types agree with the types that Microsoft publishes. It never runs.

/** A resource as our schema declares it: without the additional fields that a loose object allows. */
type KnownFields<Of> = Of extends readonly (infer Row)[]
  ? KnownFields<Row>[]
  : Of extends object
    ? { [Key in keyof Of as string extends Key ? never : Key]: KnownFields<Of[Key]> }
    : Of;

/** Annotations are part of the protocol and missing in the published types. */
type Annotation = `@odata.${string}` | `@microsoft.graph.${string}`;

type Unpublished<Ours, Theirs> = Exclude<keyof KnownFields<Ours>, keyof Theirs | Annotation>;
type Differing<Ours, Theirs> = {
  [Key in keyof KnownFields<Ours> & keyof Theirs]: KnownFields<Ours>[Key] extends Theirs[Key] ? never : Key;
}[keyof KnownFields<Ours> & keyof Theirs];

/**
 * `true`, or the names of differing properties. `Exceptions` are fields that Microsoft doesn't publish or publishes
 * more narrowly; an obsolete exception is an error, too.
 */
type Extends<Ours, Theirs, Exceptions = never> = [
  Exclude<Unpublished<Ours, Theirs> | Differing<Ours, Theirs>, Exceptions>,
  Exclude<Exceptions, Unpublished<Ours, Theirs> | Differing<Ours, Theirs>>,
] extends [never, never]
  ? true
  : {
      readonly unpublished: Exclude<Unpublished<Ours, Theirs>, Exceptions>;
      readonly differing: Exclude<Differing<Ours, Theirs>, Exceptions>;
      readonly listedInVain: Exclude<Exceptions, Unpublished<Ours, Theirs> | Differing<Ours, Theirs>>;
    };

true satisfies Extends<User, Published.User>;
true satisfies Extends<Group, Published.Group>;
true satisfies Extends<Organization, Published.Organization>;
true satisfies Extends<Photo, Published.ProfilePhoto>;
// A row of `memberOf` and of members is a user or a group, with its fields.
true satisfies Extends<DirectoryObject, Published.User>;
// Enumerations grow: an unknown value mustn't make a whole page unreadable, so these are strings.
true satisfies Extends<Team, Published.Team, 'visibility'>;
true satisfies Extends<Channel, Published.Channel, 'membershipType'>;
true satisfies Extends<Site, Published.Site>;
true satisfies Extends<List, Published.List>;
true satisfies Extends<Column, Published.ColumnDefinition>;
true satisfies Extends<ListItem, Published.ListItem>;
true satisfies Extends<Drive, Published.Drive>;
true satisfies Extends<DriveItem, Published.DriveItem>;
true satisfies Extends<DriveItemChange, Published.DriveItem>;
true satisfies Extends<DriveItemVersion, Published.DriveItemVersion>;
true satisfies Extends<ListItemVersion, Published.ListItemVersion>;
true satisfies Extends<UploadSession, Published.UploadSession>;
true satisfies Extends<Permission, Published.Permission>;
// The documentation spells the content type of a body `HTML`, the published types `html`; the service accepts and
// returns both.
// In messages that we send, `isInline` may be null, which the service treats as false.
true satisfies Extends<MailMessage, Published.Message, 'body' | 'attachments'>;
true satisfies Extends<Message, Published.Message, 'body' | 'importance'>;
true satisfies Extends<MailFolder, Published.MailFolder>;
true satisfies Extends<MessageAttachment, Published.FileAttachment>;
true satisfies Extends<Worksheet, Published.WorkbookWorksheet>;
true satisfies Extends<WorkbookTable, Published.WorkbookTable>;
true satisfies Extends<TableColumn, Published.WorkbookTableColumn>;
true satisfies Extends<TableRow, Published.WorkbookTableRow>;
