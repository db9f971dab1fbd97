/** Version of the local database that this program writes. Dexie stores ten times this number in IndexedDB. */
export const databaseVersion = 14.3;

/** The specification's tables alone, in Dexie's notation: the primary key first. A layout stays once it was released. */
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

/** Tables and indexes at version 14. */
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

/** Failures are kept as data instead of sentences. NOTE: the specification's number is 14; what changes within it counts tenths. */
export const version14_1 = {
  ...version14,
  responses: version14.responses.replace('pushFailure.message', 'pushFailure.failure.kind'),
} as const;

/** Sessions of share links lie in the database of their own page (record 96): the table here never had a row. */
export const version14_3 = { ...version14_1, formShareSessions: null } as const;

const { formShareSessions: _removed, ...tables } = version14_1;

/** Tables and indexes of today's version. */
export const tablesOfToday = tables;

export type TableName = keyof typeof tablesOfToday;
