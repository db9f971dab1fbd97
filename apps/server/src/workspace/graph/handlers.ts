import type { OperationName, operations } from '@tideform/graph';
import { batch } from './batch/batch.ts';
import type { ImplementedOperation } from './call/graph-call.ts';
import { checkIn } from './checkout/check-in.ts';
import { checkOut } from './checkout/check-out.ts';
import { discardCheckOut } from './checkout/discard-check-out.ts';
import { createChildUploadSession, createUploadSession } from './content/create-upload-session.ts';
import { getItemContent } from './content/get-item-content.ts';
import { putChildContent, putItemContent } from './content/put-content.ts';
import { copyItem } from './drive-items/copy-item.ts';
import { createChild } from './drive-items/create-child.ts';
import { deleteItem, deleteItemPermanently } from './drive-items/delete-item.ts';
import { getChildByPath, getItem, getItemByPath, getRoot } from './drive-items/get-item.ts';
import { getItemListItem } from './drive-items/get-item-list-item.ts';
import { listChildren } from './drive-items/list-children.ts';
import { listThumbnails } from './drive-items/list-thumbnails.ts';
import { updateItem } from './drive-items/update-item.ts';
import { createDriveListColumn } from './drive-lists/create-drive-list-column.ts';
import { getDriveListItem, getSiteListItem, getSiteListItemFields } from './drive-lists/get-drive-list-item.ts';
import { listDriveListColumns } from './drive-lists/list-drive-list-columns.ts';
import { listDriveListItems } from './drive-lists/list-drive-list-items.ts';
import { updateDriveListColumn } from './drive-lists/update-drive-list-column.ts';
import { updateDriveListItemFields } from './drive-lists/update-drive-list-item-fields.ts';
import { getDrive } from './drives/get-drive.ts';
import { listDriveChanges } from './drives/list-drive-changes.ts';
import { listGroupDrives, listSiteDrives } from './drives/list-drives.ts';
import { createGroupList, createSiteList } from './group-lists/create-group-list.ts';
import { createGroupListColumn } from './group-lists/create-group-list-column.ts';
import { getDriveList, getGroupList, getSiteList } from './group-lists/get-group-list.ts';
import { listGroupListColumns } from './group-lists/list-group-list-columns.ts';
import { listGroupListItems } from './group-lists/list-group-list-items.ts';
import { listGroupLists, listSiteLists } from './group-lists/list-group-lists.ts';
import { updateDriveList, updateGroupList, updateSiteList } from './group-lists/update-group-list.ts';
import { updateGroupListColumn } from './group-lists/update-group-list-column.ts';
import { getGroup } from './groups/get-group.ts';
import { getGroupRootSite } from './groups/get-group-root-site.ts';
import { listGroupMembers, listGroupOwners } from './groups/list-group-people.ts';
import { countGroups, listGroups } from './groups/list-groups.ts';
import { getMessage, listFolderMessages, listMessages } from './mail/list-messages.ts';
import { getMailFolder, listMailFolders } from './mail/mail-folders.ts';
import {
  getAttachmentContent,
  getMessageAttachment,
  getMessageContent,
  listMessageAttachments,
} from './mail/read-message.ts';
import { sendMail } from './mail/send-mail.ts';
import { getOrganization, listOrganizations } from './organization/get-organization.ts';
import { deletePermission } from './permissions/delete-permission.ts';
import { getPermission } from './permissions/get-permission.ts';
import { invite } from './permissions/invite.ts';
import { listPermissions } from './permissions/list-permissions.ts';
import { updatePermission } from './permissions/update-permission.ts';
import {
  deleteSiteListItem,
  updateSiteListItem,
  updateSiteListItemFields,
} from './site-list-items/change-site-list-item.ts';
import { createSiteListItem } from './site-list-items/create-site-list-item.ts';
import { listGroupListItemChanges, listSiteListItemChanges } from './site-list-items/list-changes.ts';
import { listSiteListItems } from './site-list-items/list-site-list-items.ts';
import { deleteSiteList } from './site-lists/delete-site-list.ts';
import {
  createSiteListColumn,
  deleteSiteListColumn,
  getSiteListColumn,
  listSiteListColumns,
  updateSiteListColumn,
} from './site-lists/site-list-columns.ts';
import { getSite } from './sites/get-site.ts';
import { listSites } from './sites/list-sites.ts';
import { getDriveListSocket, getDriveSocket } from './subscriptions/get-socket.ts';
import { getTeam } from './teams/get-team.ts';
import { getTeamPhoto } from './teams/get-team-photo.ts';
import { listChannels } from './teams/list-channels.ts';
import { listJoinedTeams } from './teams/list-joined-teams.ts';
import { listTeams } from './teams/list-teams.ts';
import { getMe, getUser } from './users/get-user.ts';
import { getUserPhoto, getUserPhotoInfo, getUserPhotoValue } from './users/get-user-photo.ts';
import { listMemberOf, listOwnedObjects } from './users/list-member-of.ts';
import { countUsers, listUsers } from './users/list-users.ts';
import { deleteItemVersion } from './versions/delete-item-version.ts';
import { getItemVersion } from './versions/get-item-version.ts';
import { getVersionContent } from './versions/get-version-content.ts';
import { listItemVersions } from './versions/list-item-versions.ts';
import { listListItemVersions, listSiteListItemVersions } from './versions/list-list-item-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import {
  getWorkbookTable,
  getWorksheet,
  listWorkbookTables,
  listWorksheets,
  listWorksheetTables,
} from './workbook/read-sheets.ts';
import { getTableColumn, listTableColumns, listTableRows } from './workbook/read-table.ts';
import { addTable, addTableColumn, addTableRow, addTableRows, deleteTableRow } from './workbook/refuse-writes.ts';
import { closeWorkbookSession, createWorkbookSession, refreshWorkbookSession } from './workbook/sessions.ts';

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
