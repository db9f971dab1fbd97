import type { OperationName, operations } from '@tideform/graph';
import { batch } from './call/batch.ts';
import type { ImplementedOperation } from './call/graph-call.ts';
import { createChildUploadSession, createUploadSession } from './content/create-upload-session.ts';
import { getItemContent, putChildContent, putItemContent } from './content/item-content.ts';
import { getOrganization, listOrganizations } from './directory/get-organization.ts';
import {
  countGroups,
  getGroup,
  getGroupRootSite,
  listGroupMembers,
  listGroupOwners,
  listGroups,
} from './directory/read-groups.ts';
import { getTeam, getTeamPhoto, listChannels, listJoinedTeams, listTeams } from './directory/read-teams.ts';
import {
  countUsers,
  getMe,
  getUser,
  getUserPhoto,
  getUserPhotoInfo,
  getUserPhotoValue,
  listMemberOf,
  listOwnedObjects,
  listUsers,
} from './directory/read-users.ts';
import { createChild, deleteItem, deleteItemPermanently, updateItem } from './drive-items/change-items.ts';
import { checkIn, checkOut, discardCheckOut } from './drive-items/check-out.ts';
import { copyItem } from './drive-items/copy-item.ts';
import {
  deleteItemVersion,
  getItemVersion,
  getVersionContent,
  listItemVersions,
  restoreVersion,
} from './drive-items/item-versions.ts';
import { listDriveChanges } from './drive-items/list-drive-changes.ts';
import {
  getChildByPath,
  getItem,
  getItemByPath,
  getItemListItem,
  getRoot,
  listChildren,
  listThumbnails,
} from './drive-items/read-items.ts';
import { getDriveListSocket, getDriveSocket } from './drives/get-socket.ts';
import { getDrive, listGroupDrives, listSiteDrives } from './drives/read-drives.ts';
import {
  createSiteListItem,
  deleteSiteListItem,
  updateDriveListItemFields,
  updateSiteListItem,
  updateSiteListItemFields,
} from './list-items/change-rows.ts';
import { listGroupListItemChanges, listSiteListItemChanges } from './list-items/list-changes.ts';
import { listListItemVersions, listSiteListItemVersions } from './list-items/list-row-versions.ts';
import {
  getDriveListItem,
  getSiteListItem,
  getSiteListItemFields,
  listDriveListItems,
  listGroupListItems,
  listSiteListItems,
} from './list-items/read-rows.ts';
import {
  createGroupList,
  createSiteList,
  deleteSiteList,
  updateDriveList,
  updateGroupList,
  updateSiteList,
} from './lists/change-lists.ts';
import {
  createDriveListColumn,
  createGroupListColumn,
  createSiteListColumn,
  deleteSiteListColumn,
  getSiteListColumn,
  listDriveListColumns,
  listGroupListColumns,
  listSiteListColumns,
  updateDriveListColumn,
  updateGroupListColumn,
  updateSiteListColumn,
} from './lists/list-columns.ts';
import { getDriveList, getGroupList, getSiteList, listGroupLists, listSiteLists } from './lists/read-lists.ts';
import { getMailFolder, listMailFolders } from './mail/mail-folders.ts';
import {
  getAttachmentContent,
  getMessage,
  getMessageAttachment,
  getMessageContent,
  listFolderMessages,
  listMessageAttachments,
  listMessages,
} from './mail/read-messages.ts';
import { sendMail } from './mail/send-mail.ts';
import { deletePermission, updatePermission } from './permissions/change-permissions.ts';
import { invite } from './permissions/invite.ts';
import { getPermission, listPermissions } from './permissions/read-permissions.ts';
import { getSite, listSites } from './sites/read-sites.ts';
import {
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
} from './workbook/workbook-operations.ts';

/** Handlers of all operations. A missing handler is a compile error. */
export const handlers = {
  getMe,
  listUsers,
  countUsers,
  getUser,
  getUserPhoto,
  getUserPhotoInfo,
  getUserPhotoValue,
  listMemberOf,
  listOwnedObjects,

  listOrganizations,
  getOrganization,

  sendMail,
  listMessages,
  getMessage,
  getMessageContent,
  listMailFolders,
  getMailFolder,
  listFolderMessages,
  listMessageAttachments,
  getMessageAttachment,
  getAttachmentContent,

  listJoinedTeams,
  listTeams,
  getTeam,
  listChannels,
  getTeamPhoto,

  listGroups,
  countGroups,
  getGroup,
  listGroupOwners,
  listGroupMembers,
  getGroupRootSite,

  listSites,
  getSite,

  listSiteLists,
  createSiteList,
  getSiteList,
  updateSiteList,
  deleteSiteList,
  listSiteListColumns,
  createSiteListColumn,
  getSiteListColumn,
  updateSiteListColumn,
  deleteSiteListColumn,

  listSiteListItems,
  createSiteListItem,
  getSiteListItem,
  getSiteListItemFields,
  updateSiteListItem,
  updateSiteListItemFields,
  deleteSiteListItem,
  listSiteListItemChanges,
  listSiteListItemVersions,

  listGroupLists,
  createGroupList,
  getGroupList,
  updateGroupList,
  listGroupListColumns,
  createGroupListColumn,
  updateGroupListColumn,
  listGroupListItems,
  listGroupListItemChanges,

  getDrive,
  listGroupDrives,
  listSiteDrives,
  getDriveList,
  listDriveChanges,
  getDriveSocket,
  getDriveListSocket,

  updateDriveList,
  listDriveListColumns,
  createDriveListColumn,
  updateDriveListColumn,
  listDriveListItems,
  getDriveListItem,
  updateDriveListItemFields,

  getItem,
  getItemByPath,
  getChildByPath,
  getRoot,
  listChildren,
  createChild,
  updateItem,
  deleteItem,
  deleteItemPermanently,
  copyItem,
  listThumbnails,
  getItemListItem,

  getItemContent,
  putItemContent,
  putChildContent,
  createUploadSession,
  createChildUploadSession,

  listItemVersions,
  getItemVersion,
  deleteItemVersion,
  getVersionContent,
  restoreVersion,
  listListItemVersions,

  checkOut,
  checkIn,
  discardCheckOut,

  listPermissions,
  getPermission,
  invite,
  updatePermission,
  deletePermission,

  createWorkbookSession,
  refreshWorkbookSession,
  closeWorkbookSession,
  listWorksheets,
  getWorksheet,
  listWorkbookTables,
  listWorksheetTables,
  getWorkbookTable,
  listTableColumns,
  getTableColumn,
  listTableRows,
  addTable,
  addTableColumn,
  addTableRow,
  addTableRows,
  deleteTableRow,

  batch,
} satisfies { readonly [Name in OperationName]: ImplementedOperation<(typeof operations)[Name]> };
