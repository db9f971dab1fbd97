import type { FormRow, ResponseRow, TeamRow } from '@tideform/sync';
import type { SubmittedRow } from '@tideform/sync/testing/library';
import { amira } from './fake-auth.ts';

export function teamRow(team: Partial<TeamRow> = {}): TeamRow {
  return {
    id: 'team1',
    tenantId: amira.tenantId,
    displayName: 'Northgate Estates',
    driveId: 'drive1',
    channels: [{ id: 'channel1', displayName: 'Riverside Quarter' }],
    accounts: { [amira.userId]: { canBuildForms: true } },
    ...team,
  };
}

export function formRow(form: Partial<FormRow> = {}): FormRow {
  return {
    id: 'form1',
    teamId: 'team1',
    title: 'Weekly site inspection',
    driveItemId: 'config1',
    folderDriveItemId: 'folder1',
    ...form,
  };
}

export function responseRow(response: Partial<ResponseRow> = {}): ResponseRow {
  return {
    id: 'draft1',
    teamId: 'team1',
    tenantId: amira.tenantId,
    userId: amira.userId,
    formId: 'form1',
    formTitle: 'Weekly site inspection',
    schema: { components: [{ type: 'textfield', key: 'site', label: 'Site', input: true }] },
    version: 2,
    data: { data: { site: 'Canal Street' }, metadata: {} },
    submitted: 0,
    isDirty: 1,
    deleted: 0,
    timestamp: '2026-11-20T09:00:00.000Z',
    revision: 1,
    createdBy: { id: amira.userId, name: amira.displayName },
    collaborators: [{ id: amira.userId, name: amira.displayName }],
    ...response,
  };
}

/** Creates a submitted response. Its creator is Amira by default. */
export function submittedRow(response: Partial<SubmittedRow> = {}): SubmittedRow {
  const { id: userId = amira.userId, name } = response.createdBy ?? { name: amira.displayName };
  const person = { id: userId, name };
  const by = { userId, createdBy: person, collaborators: [person] };
  return { ...responseRow({ id: 'r1', timestamp: '2026-11-20T10:00:00.000Z' }), ...by, ...response };
}
