import type { FormRow, ResponseRow, TeamRow } from '../database/rows.ts';
import { ada } from './local-context.ts';

export const sampleTeam: TeamRow = {
  id: 'team-1',
  tenantId: 'tenant-1',
  displayName: 'Field crew',
  channels: [],
  driveId: 'drive-1',
  accounts: {},
};

/** Published form with one text field. */
export const sampleForm: FormRow = {
  id: 'form-1',
  teamId: sampleTeam.id,
  title: 'Site visit',
  driveItemId: 'config-1',
  folderDriveItemId: 'folder-1',
  responsesDriveItemId: 'responses-1',
  published: {
    driveItemId: 'published-1',
    version: 3,
    schema: { display: 'form', components: [{ type: 'textfield', key: 'place', label: 'Place', input: true }] },
  },
};

/** Creates a draft of Ada's without unsent changes. */
export const sampleResponse = (id: string, more: Partial<ResponseRow> = {}): ResponseRow => ({
  id,
  teamId: 'team',
  tenantId: ada.tenantId,
  userId: ada.userId,
  formId: 'form',
  formTitle: 'Site visit',
  schema: { components: [] },
  version: 1,
  data: { data: {}, metadata: {} },
  submitted: 0,
  isDirty: 0,
  deleted: 0,
  timestamp: '2026-11-21T08:00:00.000Z',
  revision: 1,
  createdBy: { name: 'Ada' },
  collaborators: [],
  ...more,
});
