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
  /** Of a submission: the proof of what was submitted, and how often it was submitted again. */
  readonly manifestHash?: string;
  readonly resubmissions?: number;
};
