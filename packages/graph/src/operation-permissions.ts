import type { OperationName } from './operations.ts';

const filePermissions = {
  read: ['Files.Read', 'Files.ReadWrite', 'Files.Read.All', 'Files.ReadWrite.All', 'Sites.Read.All'],
  write: ['Files.ReadWrite', 'Files.ReadWrite.All', 'Sites.ReadWrite.All'],
} as const;

const sitePermissions = {
  read: ['Sites.Read.All'],
  write: ['Sites.ReadWrite.All'],
  manage: ['Sites.Manage.All'],
} as const;

/** Permissions for the content of workbooks, which site permissions don't cover. */
const workbookPermissions = ['Files.ReadWrite', 'Files.ReadWrite.All'] as const;

const directoryPermissions = ['Directory.Read.All', 'Directory.ReadWrite.All'] as const;

const userPermissions = {
  self: [
    'User.Read',
    'User.ReadBasic.All',
    'User.ReadWrite',
    'User.Read.All',
    'User.ReadWrite.All',
    ...directoryPermissions,
  ],
  others: ['User.ReadBasic.All', 'User.Read.All', 'User.ReadWrite.All', ...directoryPermissions],
  photo: ['User.Read', 'User.ReadBasic.All', 'User.Read.All', 'User.ReadWrite.All', 'ProfilePhoto.Read.All'],
} as const;

const teamPermissions = {
  read: ['Team.ReadBasic.All', 'TeamSettings.Read.All', 'TeamSettings.ReadWrite.All', ...directoryPermissions],
  channels: [
    'Channel.ReadBasic.All',
    'ChannelSettings.Read.All',
    'ChannelSettings.ReadWrite.All',
    ...directoryPermissions,
  ],
} as const;

const groupPermissions = {
  read: [
    'Group.ReadBasic.All',
    'GroupMember.Read.All',
    'Group.Read.All',
    'Group.ReadWrite.All',
    ...directoryPermissions,
  ],
  members: [
    'GroupMember.ReadBasic.All',
    'GroupMember.Read.All',
    'GroupMember.ReadWrite.All',
    'Group.Read.All',
    'Group.ReadWrite.All',
    'Directory.Read.All',
  ],
  owners: [
    'GroupMember.Read.All',
    'GroupMember.ReadWrite.All',
    'Group.Read.All',
    'Group.ReadWrite.All',
    'Directory.Read.All',
  ],
} as const;

const organizationPermissions = [
  'User.Read',
  'Organization.Read.All',
  'Organization.ReadWrite.All',
  ...directoryPermissions,
] as const;

const mailPermissions = {
  list: ['Mail.ReadBasic', 'Mail.Read', 'Mail.ReadWrite'],
  read: ['Mail.Read', 'Mail.ReadWrite'],
  send: ['Mail.Send'],
} as const;

/**
 * Delegated permissions for work accounts, any one of which suffices for the operation. An empty list means that any
 * token suffices. Source: the permission tables of the pages that the operations link to (`docs`), and the permissions
 * reference of Graph as of August 2026, without permissions of agents and device management.
 */
export const operationPermissions: Readonly<Record<OperationName, readonly string[]>> = {
  addTable: workbookPermissions,
  addTableColumn: workbookPermissions,
  addTableRow: workbookPermissions,
  addTableRows: workbookPermissions,
  batch: [],
  checkIn: filePermissions.write,
  checkOut: filePermissions.write,
  closeWorkbookSession: workbookPermissions,
  copyItem: filePermissions.write,
  countGroups: groupPermissions.read,
  countUsers: userPermissions.others,
  createChild: filePermissions.write,
  createChildUploadSession: filePermissions.write,
  createDriveListColumn: sitePermissions.manage,
  createGroupList: sitePermissions.manage,
  createGroupListColumn: sitePermissions.manage,
  createSiteList: sitePermissions.manage,
  createSiteListColumn: sitePermissions.manage,
  createSiteListItem: sitePermissions.write,
  createUploadSession: filePermissions.write,
  createWorkbookSession: workbookPermissions,
  deleteItem: filePermissions.write,
  deleteItemPermanently: filePermissions.write,
  deleteItemVersion: filePermissions.write,
  deletePermission: filePermissions.write,
  deleteSiteList: sitePermissions.manage,
  deleteSiteListColumn: sitePermissions.manage,
  deleteSiteListItem: sitePermissions.write,
  deleteTableRow: workbookPermissions,
  discardCheckOut: filePermissions.write,
  getAttachmentContent: mailPermissions.read,
  getChildByPath: filePermissions.read,
  getDrive: filePermissions.read,
  getDriveList: sitePermissions.read,
  getDriveListItem: sitePermissions.read,
  getDriveListSocket: filePermissions.read,
  getDriveSocket: filePermissions.read,
  getGroup: groupPermissions.read,
  getGroupList: sitePermissions.read,
  getGroupRootSite: sitePermissions.read,
  getItem: filePermissions.read,
  getItemByPath: filePermissions.read,
  getItemContent: filePermissions.read,
  getItemListItem: sitePermissions.read,
  getItemVersion: filePermissions.read,
  getMailFolder: mailPermissions.list,
  getMe: userPermissions.self,
  getMessage: mailPermissions.list,
  getMessageAttachment: mailPermissions.read,
  getMessageContent: mailPermissions.read,
  getOrganization: organizationPermissions,
  getPermission: filePermissions.read,
  getRoot: filePermissions.read,
  getSite: sitePermissions.read,
  getSiteList: sitePermissions.read,
  getSiteListColumn: sitePermissions.read,
  getSiteListItem: sitePermissions.read,
  getSiteListItemFields: sitePermissions.read,
  getTableColumn: workbookPermissions,
  getTeam: teamPermissions.read,
  getTeamPhoto: teamPermissions.read,
  getUser: userPermissions.others,
  getUserPhoto: userPermissions.photo,
  getUserPhotoInfo: userPermissions.photo,
  getUserPhotoValue: userPermissions.photo,
  getVersionContent: filePermissions.read,
  getWorkbookTable: workbookPermissions,
  getWorksheet: workbookPermissions,
  invite: filePermissions.write,
  listChannels: teamPermissions.channels,
  listChildren: filePermissions.read,
  listDriveChanges: filePermissions.read,
  listDriveListColumns: sitePermissions.read,
  listDriveListItems: sitePermissions.read,
  listFolderMessages: mailPermissions.list,
  listGroupDrives: filePermissions.read,
  listGroupListColumns: sitePermissions.read,
  listGroupListItemChanges: sitePermissions.read,
  listGroupListItems: sitePermissions.read,
  listGroupLists: sitePermissions.read,
  listGroupMembers: groupPermissions.members,
  listGroupOwners: groupPermissions.owners,
  listGroups: groupPermissions.read,
  listItemVersions: filePermissions.read,
  listJoinedTeams: teamPermissions.read,
  listListItemVersions: sitePermissions.read,
  listMailFolders: mailPermissions.list,
  listMemberOf: userPermissions.self,
  listMessageAttachments: mailPermissions.read,
  listMessages: mailPermissions.list,
  listOrganizations: organizationPermissions,
  listOwnedObjects: userPermissions.self,
  listPermissions: filePermissions.read,
  listSiteDrives: filePermissions.read,
  listSiteListColumns: sitePermissions.read,
  listSiteListItemChanges: sitePermissions.read,
  listSiteListItemVersions: sitePermissions.read,
  listSiteListItems: sitePermissions.read,
  listSiteLists: sitePermissions.read,
  listSites: sitePermissions.read,
  listTableColumns: workbookPermissions,
  listTableRows: workbookPermissions,
  listTeams: teamPermissions.read,
  listThumbnails: filePermissions.read,
  listUsers: userPermissions.others,
  listWorkbookTables: workbookPermissions,
  listWorksheetTables: workbookPermissions,
  listWorksheets: workbookPermissions,
  putChildContent: filePermissions.write,
  putItemContent: filePermissions.write,
  refreshWorkbookSession: workbookPermissions,
  restoreVersion: filePermissions.write,
  sendMail: mailPermissions.send,
  updateDriveList: sitePermissions.manage,
  updateDriveListColumn: sitePermissions.manage,
  updateDriveListItemFields: sitePermissions.write,
  updateGroupList: sitePermissions.manage,
  updateGroupListColumn: sitePermissions.manage,
  updateItem: filePermissions.write,
  updatePermission: filePermissions.write,
  updateSiteList: sitePermissions.manage,
  updateSiteListColumn: sitePermissions.manage,
  updateSiteListItem: sitePermissions.write,
  updateSiteListItemFields: sitePermissions.write,
};

/**
 * Maps a permission to the weaker permission that it includes. @see
 * https://learn.microsoft.com/graph/permissions-reference#sites-permissions
 */
const includedPermissions: Readonly<Record<string, string>> = {
  'Sites.FullControl.All': 'Sites.Manage.All',
  'Sites.Manage.All': 'Sites.ReadWrite.All',
  'Sites.ReadWrite.All': 'Sites.Read.All',
  // `Sites.Selected` depends on the role granted for a site; the product requests the role `manage`.
  'Sites.Selected': 'Sites.Manage.All',
};

/** Whether a token with these scopes may call an operation. */
export function isPermitted(name: OperationName, scopes: readonly string[]): boolean {
  const sufficient = operationPermissions[name];
  return (
    sufficient.length === 0 ||
    scopes.some((scope) => collectIncludedScopes(scope).some((permission) => sufficient.includes(permission)))
  );
}

function collectIncludedScopes(scope: string): readonly string[] {
  const next = includedPermissions[scope];
  return next === undefined ? [scope] : [scope, ...collectIncludedScopes(next)];
}
