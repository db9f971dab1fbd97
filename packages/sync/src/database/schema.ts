/** Version of the local database that this program writes. IndexedDB stores ten times this number. */
export const databaseVersion = 14.3;

/** The specification's tables in Dexie's notation, primary key first. Released layouts never change. */
export const version13 = {
  tenants: 'id',
  teams: 'id, tenantId, driveId',
  teamSync: 'id',
  forms: 'id, teamId, channelId, driveItemId, folderDriveItemId, responsesDriveItemId',
  responses: 'id, teamId, channelId, formId, driveItemId, folderDriveItemId, submitted, timestamp, isDirty, deleted',
  dataSources: 'id, teamId, type',
  dataSummary: 'dataSourceIdentifier',
  data: '[dataSourceIdentifier+id], dataSourceIdentifier, lastModified',
  files: 'id, timestamp',
  formShareSessions: 'code',
} as const;

/** Tables and indexes of version 14. */
export const version14 = {
  tenants: 'id',
  teams: 'id, tenantId, driveId',
  teamSync: 'id',
  forms:
    'id, teamId, channelId, driveItemId, folderDriveItemId, responsesDriveItemId, draft.driveItemId, published.driveItemId',
  responses:
    'id, teamId, channelId, formId, driveItemId, folderDriveItemId, submitted, timestamp, isDirty, deleted, ' +
    '[teamId+userId+submitted+timestamp], [formId+userId+submitted+timestamp], ' +
    '[isDirty+tenantId+userId], pushFailure.message',
  dataSources: 'id, teamId, type',
  dataSummary: 'dataSourceIdentifier',
  data: '[dataSourceIdentifier+id], dataSourceIdentifier, lastModified',
  files: 'id, timestamp',
  attachments: '[responseId+id], responseId, id',
  formShareSessions: 'code',
  outbox: 'responseId, state, teamId, formId, step, tries',
  journal: '++sequence, subject',
  lease: 'id',
  reserve: 'id',
  receipts: 'responseId, teamId, formId',
  discards: 'responseId',
  syncRequests: 'id',
} as const;

/**
 * Stores failures as data instead of sentences.
 * NOTE: the specification's version is 14, so our changes count in tenths.
 */
export const version14_1 = {
  ...version14,
  responses: version14.responses.replace('pushFailure.message', 'pushFailure.failure.kind'),
} as const;

/** Sessions of share links are in a separate database of their page (record 96); this table never had rows. */
export const version14_3 = { ...version14_1, formShareSessions: null } as const;

const { formShareSessions: _removed, ...tables } = version14_1;

/** Tables and indexes of the current version. */
export const currentTables = tables;

export type TableName = keyof typeof currentTables;
