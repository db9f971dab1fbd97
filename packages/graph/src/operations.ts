import { batch } from './batch/batch.ts';
import { checkIn } from './checkout/check-in.ts';
import { checkOut } from './checkout/check-out.ts';
import { discardCheckOut } from './checkout/discard-check-out.ts';
import { createChildUploadSession } from './content/create-child-upload-session.ts';
import { createUploadSession } from './content/create-upload-session.ts';
import { getItemContent } from './content/get-item-content.ts';
import { putChildContent } from './content/put-child-content.ts';
import { putItemContent } from './content/put-item-content.ts';
import { copyItem } from './drive-items/copy-item.ts';
import { createChild } from './drive-items/create-child.ts';
import { deleteItem } from './drive-items/delete-item.ts';
import { deleteItemPermanently } from './drive-items/delete-item-permanently.ts';
import { getChildByPath } from './drive-items/get-child-by-path.ts';
import { getItem } from './drive-items/get-item.ts';
import { getItemByPath } from './drive-items/get-item-by-path.ts';
import { getItemListItem } from './drive-items/get-item-list-item.ts';
import { getRoot } from './drive-items/get-root.ts';
import { listChildren } from './drive-items/list-children.ts';
import { listThumbnails } from './drive-items/list-thumbnails.ts';
import { updateItem } from './drive-items/update-item.ts';
import { createDriveListColumn } from './drive-lists/create-drive-list-column.ts';
import { getDriveListItem } from './drive-lists/get-drive-list-item.ts';
import { listDriveListColumns } from './drive-lists/list-drive-list-columns.ts';
import { listDriveListItems } from './drive-lists/list-drive-list-items.ts';
import { updateDriveList } from './drive-lists/update-drive-list.ts';
import { updateDriveListColumn } from './drive-lists/update-drive-list-column.ts';
import { updateDriveListItemFields } from './drive-lists/update-drive-list-item-fields.ts';
import { getDrive } from './drives/get-drive.ts';
import { getDriveList } from './drives/get-drive-list.ts';
import { listDriveChanges } from './drives/list-drive-changes.ts';
import { listGroupDrives } from './drives/list-group-drives.ts';
import { listSiteDrives } from './drives/list-site-drives.ts';
import { createGroupList } from './group-lists/create-group-list.ts';
import { createGroupListColumn } from './group-lists/create-group-list-column.ts';
import { getGroupList } from './group-lists/get-group-list.ts';
import { listGroupListColumns } from './group-lists/list-group-list-columns.ts';
import { listGroupListItemChanges } from './group-lists/list-group-list-item-changes.ts';
import { listGroupListItems } from './group-lists/list-group-list-items.ts';
import { listGroupLists } from './group-lists/list-group-lists.ts';
import { updateGroupList } from './group-lists/update-group-list.ts';
import { updateGroupListColumn } from './group-lists/update-group-list-column.ts';
import { countGroups } from './groups/count-groups.ts';
import { getGroup } from './groups/get-group.ts';
import { getGroupRootSite } from './groups/get-group-root-site.ts';
import { listGroupMembers } from './groups/list-group-members.ts';
import { listGroupOwners } from './groups/list-group-owners.ts';
import { listGroups } from './groups/list-groups.ts';
import { getAttachmentContent } from './mail/get-attachment-content.ts';
import { getMailFolder } from './mail/get-mail-folder.ts';
import { getMessage } from './mail/get-message.ts';
import { getMessageAttachment } from './mail/get-message-attachment.ts';
import { getMessageContent } from './mail/get-message-content.ts';
import { listFolderMessages } from './mail/list-folder-messages.ts';
import { listMailFolders } from './mail/list-mail-folders.ts';
import { listMessageAttachments } from './mail/list-message-attachments.ts';
import { listMessages } from './mail/list-messages.ts';
import { sendMail } from './mail/send-mail.ts';
import type { GraphOperation } from './operation.ts';
import { getOrganization } from './organization/get-organization.ts';
import { listOrganizations } from './organization/list-organizations.ts';
import { deletePermission } from './permissions/delete-permission.ts';
import { getPermission } from './permissions/get-permission.ts';
import { invite } from './permissions/invite.ts';
import { listPermissions } from './permissions/list-permissions.ts';
import { updatePermission } from './permissions/update-permission.ts';
import { createSiteListItem } from './site-list-items/create-site-list-item.ts';
import { deleteSiteListItem } from './site-list-items/delete-site-list-item.ts';
import { getSiteListItem } from './site-list-items/get-site-list-item.ts';
import { listSiteListItemChanges } from './site-list-items/list-site-list-item-changes.ts';
import { listSiteListItemVersions } from './site-list-items/list-site-list-item-versions.ts';
import { listSiteListItems } from './site-list-items/list-site-list-items.ts';
import { updateSiteListItem } from './site-list-items/update-site-list-item.ts';
import { updateSiteListItemFields } from './site-list-items/update-site-list-item-fields.ts';
import { createSiteList } from './site-lists/create-site-list.ts';
import { createSiteListColumn } from './site-lists/create-site-list-column.ts';
import { deleteSiteList } from './site-lists/delete-site-list.ts';
import { deleteSiteListColumn } from './site-lists/delete-site-list-column.ts';
import { getSiteList } from './site-lists/get-site-list.ts';
import { getSiteListColumn } from './site-lists/get-site-list-column.ts';
import { listSiteListColumns } from './site-lists/list-site-list-columns.ts';
import { listSiteLists } from './site-lists/list-site-lists.ts';
import { updateSiteList } from './site-lists/update-site-list.ts';
import { updateSiteListColumn } from './site-lists/update-site-list-column.ts';
import { getSite } from './sites/get-site.ts';
import { listSites } from './sites/list-sites.ts';
import { getDriveListSocket } from './subscriptions/get-drive-list-socket.ts';
import { getDriveSocket } from './subscriptions/get-drive-socket.ts';
import { getTeam } from './teams/get-team.ts';
import { getTeamPhoto } from './teams/get-team-photo.ts';
import { listChannels } from './teams/list-channels.ts';
import { listJoinedTeams } from './teams/list-joined-teams.ts';
import { listTeams } from './teams/list-teams.ts';
import { countUsers } from './users/count-users.ts';
import { getMe } from './users/get-me.ts';
import { getUser } from './users/get-user.ts';
import { getUserPhoto } from './users/get-user-photo.ts';
import { getUserPhotoInfo } from './users/get-user-photo-info.ts';
import { getUserPhotoValue } from './users/get-user-photo-value.ts';
import { listMemberOf } from './users/list-member-of.ts';
import { listOwnedObjects } from './users/list-owned-objects.ts';
import { listUsers } from './users/list-users.ts';
import { deleteItemVersion } from './versions/delete-item-version.ts';
import { getItemVersion } from './versions/get-item-version.ts';
import { getVersionContent } from './versions/get-version-content.ts';
import { listItemVersions } from './versions/list-item-versions.ts';
import { listListItemVersions } from './versions/list-list-item-versions.ts';
import { restoreVersion } from './versions/restore-version.ts';
import { addTable } from './workbook/add-table.ts';
import { addTableColumn } from './workbook/add-table-column.ts';
import { addTableRow } from './workbook/add-table-row.ts';
import { addTableRows } from './workbook/add-table-rows.ts';
import { closeWorkbookSession } from './workbook/close-workbook-session.ts';
import { createWorkbookSession } from './workbook/create-workbook-session.ts';
import { deleteTableRow } from './workbook/delete-table-row.ts';
import { getTableColumn } from './workbook/get-table-column.ts';
import { getWorkbookTable } from './workbook/get-workbook-table.ts';
import { getWorksheet } from './workbook/get-worksheet.ts';
import { listTableColumns } from './workbook/list-table-columns.ts';
import { listTableRows } from './workbook/list-table-rows.ts';
import { listWorkbookTables } from './workbook/list-workbook-tables.ts';
import { listWorksheetTables } from './workbook/list-worksheet-tables.ts';
import { listWorksheets } from './workbook/list-worksheets.ts';
import { refreshWorkbookSession } from './workbook/refresh-workbook-session.ts';

/** Every call of Microsoft Graph that we make. The client calls them, the embedded workspace has one handler for each. */
export const operations = {
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
} satisfies Record<string, GraphOperation>;

export type OperationName = keyof typeof operations;
