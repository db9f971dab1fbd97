import { isRecord } from '@tideform/engine';
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

/** Metadata key for the time of a submission's last edit. */
export const lastModifiedProperty = 'lastModified';

/**
 * Returns the time of a submission's last edit, ISO-8601 UTC; `undefined` if it was never edited, or by an older
 * program.
 *
 * @param json value of `tfSubmissionMetadata`
 */
export function parseLastModified(json: unknown): string | undefined {
  try {
    const metadata: unknown = typeof json === 'string' ? JSON.parse(json) : undefined;
    const at = isRecord(metadata) ? metadata[lastModifiedProperty] : undefined;
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : undefined;
  } catch {
    return undefined;
  }
}
