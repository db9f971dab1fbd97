import type { ResponseRow } from '../database/rows.ts';

/** Content of response.draft.json and response.submitted.json. */
export type StoredResponse = Omit<
  ResponseRow,
  | 'tenantId'
  | 'userId'
  | 'isDirty'
  | 'deleted'
  | 'submitted'
  | 'revision'
  | 'eTag'
  | 'base'
  | 'writer'
  | 'takenOver'
  | 'continues'
  | 'pushFailure'
  | 'resubmission'
> & {
  /** Manifest hash and number of resubmissions; in submissions only. */
  readonly manifestHash?: string;
  readonly resubmissions?: number;
};
