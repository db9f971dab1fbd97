import type { OperationName } from './operations.ts';

const files = {
  read: ['Files.Read', 'Files.ReadWrite', 'Files.Read.All', 'Files.ReadWrite.All', 'Sites.Read.All'],
  write: ['Files.ReadWrite', 'Files.ReadWrite.All', 'Sites.ReadWrite.All'],
} as const;

const sites = {
  read: ['Sites.Read.All'],
  write: ['Sites.ReadWrite.All'],
  manage: ['Sites.Manage.All'],
} as const;

/** Permissions for the content of workbooks, which site permissions don't cover. */
const workbook = ['Files.ReadWrite', 'Files.ReadWrite.All'] as const;

const directory = ['Directory.Read.All', 'Directory.ReadWrite.All'] as const;

const people = {
  self: ['User.Read', 'User.ReadBasic.All', 'User.ReadWrite', 'User.Read.All', 'User.ReadWrite.All', ...directory],
  others: ['User.ReadBasic.All', 'User.Read.All', 'User.ReadWrite.All', ...directory],
  photo: ['User.Read', 'User.ReadBasic.All', 'User.Read.All', 'User.ReadWrite.All', 'ProfilePhoto.Read.All'],
} as const;

const teams = {
  read: ['Team.ReadBasic.All', 'TeamSettings.Read.All', 'TeamSettings.ReadWrite.All', ...directory],
  channels: ['Channel.ReadBasic.All', 'ChannelSettings.Read.All', 'ChannelSettings.ReadWrite.All', ...directory],
} as const;

const groups = {
  read: ['Group.ReadBasic.All', 'GroupMember.Read.All', 'Group.Read.All', 'Group.ReadWrite.All', ...directory],
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

const organization = ['User.Read', 'Organization.Read.All', 'Organization.ReadWrite.All', ...directory] as const;

const mail = {
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
  addTable: workbook,
  addTableColumn: workbook,
  addTableRow: workbook,
  addTableRows: workbook,
  batch: [],
  checkIn: files.write,
  checkOut: files.write,
  closeWorkbookSession: workbook,
  copyItem: files.write,
  countGroups: groups.read,
  countUsers: people.others,
  createChild: files.write,
  createChildUploadSession: files.write,
  createDriveListColumn: sites.manage,
  createGroupList: sites.manage,
  createGroupListColumn: sites.manage,
  createSiteList: sites.manage,
  createSiteListColumn: sites.manage,
  createSiteListItem: sites.write,
  createUploadSession: files.write,
  createWorkbookSession: workbook,
  deleteItem: files.write,
  deleteItemPermanently: files.write,
  deleteItemVersion: files.write,
  deletePermission: files.write,
  deleteSiteList: sites.manage,
  deleteSiteListColumn: sites.manage,
  deleteSiteListItem: sites.write,
  deleteTableRow: workbook,
  discardCheckOut: files.write,
  getAttachmentContent: mail.read,
  getChildByPath: files.read,
  getDrive: files.read,
  getDriveList: sites.read,
  getDriveListItem: sites.read,
  getDriveListSocket: files.read,
  getDriveSocket: files.read,
  getGroup: groups.read,
  getGroupList: sites.read,
  getGroupRootSite: sites.read,
  getItem: files.read,
  getItemByPath: files.read,
  getItemContent: files.read,
  getItemListItem: sites.read,
  getItemVersion: files.read,
  getMailFolder: mail.list,
  getMe: people.self,
  getMessage: mail.list,
  getMessageAttachment: mail.read,
  getMessageContent: mail.read,
  getOrganization: organization,
  getPermission: files.read,
  getRoot: files.read,
  getSite: sites.read,
  getSiteList: sites.read,
  getSiteListColumn: sites.read,
  getSiteListItem: sites.read,
  getSiteListItemFields: sites.read,
  getTableColumn: workbook,
  getTeam: teams.read,
  getTeamPhoto: teams.read,
  getUser: people.others,
  getUserPhoto: people.photo,
  getUserPhotoInfo: people.photo,
  getUserPhotoValue: people.photo,
  getVersionContent: files.read,
  getWorkbookTable: workbook,
  getWorksheet: workbook,
  invite: files.write,
  listChannels: teams.channels,
  listChildren: files.read,
  listDriveChanges: files.read,
  listDriveListColumns: sites.read,
  listDriveListItems: sites.read,
  listFolderMessages: mail.list,
  listGroupDrives: files.read,
  listGroupListColumns: sites.read,
  listGroupListItemChanges: sites.read,
  listGroupListItems: sites.read,
  listGroupLists: sites.read,
  listGroupMembers: groups.members,
  listGroupOwners: groups.owners,
  listGroups: groups.read,
  listItemVersions: files.read,
  listJoinedTeams: teams.read,
  listListItemVersions: sites.read,
  listMailFolders: mail.list,
  listMemberOf: people.self,
  listMessageAttachments: mail.read,
  listMessages: mail.list,
  listOrganizations: organization,
  listOwnedObjects: people.self,
  listPermissions: files.read,
  listSiteDrives: files.read,
  listSiteListColumns: sites.read,
  listSiteListItemChanges: sites.read,
  listSiteListItemVersions: sites.read,
  listSiteListItems: sites.read,
  listSiteLists: sites.read,
  listSites: sites.read,
  listTableColumns: workbook,
  listTableRows: workbook,
  listTeams: teams.read,
  listThumbnails: files.read,
  listUsers: people.others,
  listWorkbookTables: workbook,
  listWorksheetTables: workbook,
  listWorksheets: workbook,
  putChildContent: files.write,
  putItemContent: files.write,
  refreshWorkbookSession: workbook,
  restoreVersion: files.write,
  sendMail: mail.send,
  updateDriveList: sites.manage,
  updateDriveListColumn: sites.manage,
  updateDriveListItemFields: sites.write,
  updateGroupList: sites.manage,
  updateGroupListColumn: sites.manage,
  updateItem: files.write,
  updatePermission: files.write,
  updateSiteList: sites.manage,
  updateSiteListColumn: sites.manage,
  updateSiteListItem: sites.write,
  updateSiteListItemFields: sites.write,
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
    scopes.some((scope) => collectIncluded(scope).some((permission) => sufficient.includes(permission)))
  );
}

function collectIncluded(scope: string): readonly string[] {
  const next = includedPermissions[scope];
  return next === undefined ? [scope] : [scope, ...collectIncluded(next)];
}
