/**
 * Every Microsoft Graph operation that this product uses, sorted by resource. A module of exports instead of an object,
 * so that bundlers can drop unused operations.
 */

export { batch } from './operations/batch.ts';
export {
  createChildUploadSession,
  createUploadSession,
  getItemContent,
  putChildContent,
  putItemContent,
} from './operations/content.ts';
export {
  copyItem,
  createChild,
  deleteItem,
  deleteItemPermanently,
  getChildByPath,
  getItem,
  getItemByPath,
  getItemListItem,
  getRoot,
  listChildren,
  listThumbnails,
  updateItem,
} from './operations/drive-items.ts';
export {
  createDriveListColumn,
  getDriveListItem,
  listDriveListColumns,
  listDriveListItems,
  updateDriveList,
  updateDriveListColumn,
  updateDriveListItemFields,
} from './operations/drive-lists.ts';
export {
  getDrive,
  getDriveList,
  getDriveListSocket,
  getDriveSocket,
  listDriveChanges,
  listGroupDrives,
  listSiteDrives,
} from './operations/drives.ts';
export {
  createGroupList,
  createGroupListColumn,
  getGroupList,
  listGroupListColumns,
  listGroupListItemChanges,
  listGroupListItems,
  listGroupLists,
  updateGroupList,
  updateGroupListColumn,
} from './operations/group-lists.ts';
export {
  countGroups,
  getGroup,
  getGroupRootSite,
  listGroupMembers,
  listGroupOwners,
  listGroups,
} from './operations/groups.ts';
export {
  getAttachmentContent,
  getMailFolder,
  getMessage,
  getMessageAttachment,
  getMessageContent,
  listFolderMessages,
  listMailFolders,
  listMessageAttachments,
  listMessages,
  sendMail,
} from './operations/mail.ts';
export {
  deletePermission,
  getPermission,
  invite,
  listPermissions,
  updatePermission,
} from './operations/permissions.ts';
export {
  createSiteListItem,
  deleteSiteListItem,
  getSiteListItem,
  getSiteListItemFields,
  listSiteListItemChanges,
  listSiteListItems,
  listSiteListItemVersions,
  updateSiteListItem,
  updateSiteListItemFields,
} from './operations/site-list-items.ts';
export {
  createSiteList,
  createSiteListColumn,
  deleteSiteList,
  deleteSiteListColumn,
  getSite,
  getSiteList,
  getSiteListColumn,
  listSiteListColumns,
  listSiteLists,
  listSites,
  updateSiteList,
  updateSiteListColumn,
} from './operations/sites.ts';
export { getTeam, getTeamPhoto, listChannels, listJoinedTeams, listTeams } from './operations/teams.ts';
export {
  countUsers,
  getMe,
  getOrganization,
  getUser,
  getUserPhoto,
  getUserPhotoInfo,
  getUserPhotoValue,
  listMemberOf,
  listOrganizations,
  listOwnedObjects,
  listUsers,
} from './operations/users.ts';
export {
  checkIn,
  checkOut,
  deleteItemVersion,
  discardCheckOut,
  getItemVersion,
  getVersionContent,
  listItemVersions,
  listListItemVersions,
  restoreVersion,
} from './operations/versions.ts';
export {
  addTable,
  addTableColumn,
  addTableRow,
  addTableRows,
  closeWorkbookSession,
  createWorkbookSession,
  deleteTableRow,
  getTableColumn,
  getWorkbookTable,
  getWorksheet,
  listTableColumns,
  listTableRows,
  listWorkbookTables,
  listWorksheets,
  listWorksheetTables,
  refreshWorkbookSession,
} from './operations/workbooks.ts';
