import type { ResponseRow } from '../database/rows.ts';
import { ada } from './local-context.ts';

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
