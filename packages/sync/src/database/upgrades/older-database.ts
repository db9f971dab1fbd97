import { version13 } from '../schema.ts';

/** Rows by table, from a program version without an outbox. */
export type OlderRows = Partial<Record<keyof typeof version13, readonly object[]>>;

/** Creates a database of version 13 with plain IndexedDB, including its indexes. */
export function createVersion13(indexedDB: IDBFactory, rows: OlderRows): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tideform', 130);
    opening.onupgradeneeded = () => {
      for (const [table, layout] of Object.entries(version13)) {
        const [key = '', ...indexes] = layout.split(', ').map(parseKeyPath);
        const store = opening.result.createObjectStore(table, { keyPath: key });
        for (const path of indexes) store.createIndex(String(path), path);
        for (const row of rows[table as keyof OlderRows] ?? []) store.add(row);
      }
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

function parseKeyPath(notation: string): string | string[] {
  return notation.startsWith('[') ? notation.slice(1, -1).split('+') : notation;
}

const samplePerson = { id: 'ada', name: 'Ada Byron' };
const sampleSchema = { display: 'form', components: [{ type: 'file', key: 'photo', label: 'Photo' }] };
const samplePhoto = { id: 'photo-1', name: 'quay.jpg', size: 4, type: 'image/jpeg', url: '', storage: 'indexeddb' };
const sampleVersion13Response = {
  teamId: 'team-1',
  formId: 'form-1',
  driveItemId: '',
  folderDriveItemId: '',
  deleted: 0,
};

/** Sample rows for every table of version 13, as the specification lists tables and fields. */
export const olderRows = {
  tenants: [{ id: 'tenant-1' }],
  teams: [
    {
      id: 'team-1',
      tenantId: 'tenant-1',
      displayName: 'Field crew',
      internalId: '19:team',
      channels: [{ id: '19:general', displayName: 'General' }],
      driveId: 'drive-1',
      rolesListId: 'roles',
      usersListId: 'users',
      schemaVersion: '1.10.0',
      rolesMigratedToPermissions: false,
      defaultRole: 'Author',
      privateResponsesFolderId: 'private',
      detailsLastUpdated: '2026-11-01T08:00:00.000Z',
      accounts: { ada: { userLookupId: '11', userRole: 'Author', userRoleId: '1', canBuildForms: true } },
    },
  ],
  teamSync: [{ id: 'team-1', token: 'https://graph.test/v1.0/drives/drive-1/root/delta?token=7', errors: [] }],
  forms: [
    {
      id: 'form-1',
      teamId: 'team-1',
      channelId: '19:general',
      title: 'Site visit',
      driveItemId: 'config-1',
      folderDriveItemId: 'folder-1',
      responsesDriveItemId: 'responses-1',
      driveMigrationRequired: true,
      webhooks: [{ url: 'https://hooks.contoso.test/visit', includePdf: true }],
      draft: { driveItemId: 'draft-1', schema: sampleSchema },
      published: { driveItemId: 'published-1', version: 3, schema: sampleSchema },
    },
  ],
  responses: [
    {
      ...sampleVersion13Response,
      id: 'submitted',
      submitted: 1,
      isDirty: 1,
      timestamp: '2026-11-02T08:00:00.000Z',
      submissionNumber: 41,
      folderDriveItemId: 'folder-41',
      driveItemId: 'item-41',
      schema: sampleSchema,
      createdBy: samplePerson,
      data: { data: { place: 'Quay 4', photo: [samplePhoto] }, metadata: {} },
    },
    {
      ...sampleVersion13Response,
      id: 'draft',
      submitted: 0,
      isDirty: 1,
      timestamp: '2026-11-03T08:00:00.000Z',
      createdBy: 'Ada Byron',
      data: { data: { place: 'Quay 5' } },
    },
    {
      ...sampleVersion13Response,
      id: 'clean',
      submitted: 0,
      isDirty: 0,
      timestamp: '2026-11-04T08:00:00.000Z',
      schema: sampleSchema,
    },
    {
      ...sampleVersion13Response,
      id: 'deletion',
      submitted: 1,
      isDirty: 1,
      deleted: 1,
      timestamp: '2026-11-05T08:00:00.000Z',
      driveItemId: 'item-40',
      createdBy: samplePerson,
      schema: sampleSchema,
      data: { data: {}, metadata: {} },
    },
  ],
  dataSources: [
    { id: 'source-1', teamId: 'team-1', title: 'Sites', type: 'sharepoint-list', config: {}, sync: { enabled: true } },
  ],
  dataSummary: [{ dataSourceIdentifier: 'source-1', token: 'token', cTag: 'c', lastModified: '2026-11-01' }],
  data: [{ dataSourceIdentifier: 'source-1', id: '1', lastModified: '2026-11-01', value: { Title: 'North' } }],
  files: [
    {
      id: 'photo-1',
      timestamp: '2026-11-02T00:00:00.000Z',
      content: new Blob([new Uint8Array([255, 216, 255, 217])], { type: 'image/jpeg' }),
    },
  ],
  formShareSessions: [{ code: 'abc' }],
} satisfies OlderRows;
