import type { FormRow, TeamRow } from '../database/rows.ts';

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
