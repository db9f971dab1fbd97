/** Version of the local database that this program writes. Dexie stores ten times this number in IndexedDB. */
export const databaseVersion = 14;

/** Tables and indexes at version 14, in Dexie's notation: the primary key first. Append-only once released. */
export const version14 = {
  tenants: 'id',
  teams: 'id, tenantId, driveId',
  teamSync: 'id',
  forms:
    'id, teamId, channelId, driveItemId, folderDriveItemId, responsesDriveItemId, draft.driveItemId, published.driveItemId',
  responses:
    'id, teamId, channelId, formId, driveItemId, folderDriveItemId, submitted, timestamp, isDirty, deleted, [formId+userId]',
  dataSources: 'id, teamId, type',
  dataSummary: 'dataSourceIdentifier',
  data: '[dataSourceIdentifier+id], dataSourceIdentifier, lastModified',
  files: 'id, timestamp',
  attachments: '[responseId+id], responseId, id',
  formShareSessions: 'code',
  outbox: 'responseId, state, teamId, formId',
  journal: '++sequence, subject',
  lease: 'id',
  reserve: 'id',
  receipts: 'responseId, teamId, formId',
  syncRequests: 'id',
} as const;

export type TableName = keyof typeof version14;
