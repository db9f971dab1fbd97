import type { SubmissionData } from '@tideform/engine';
import type { TeamRow } from '../database/rows.ts';
import type { ReviewSummary } from '../library/reviews/review.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import type { SubmissionVersion } from './list-submission-versions.ts';

/** Reads submissions for reviewers, always from Graph; nothing is stored locally. */
export interface SubmissionReader {
  /** Lists a form's submissions, newest first, 500 per page. A page may be empty while `more` is set. */
  list(
    form: { readonly teamId: string; readonly formId: string },
    range: SubmissionRange,
    more?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly SubmissionItem[]; readonly more?: string }>;
  /**
   * Lists a team's submissions of all forms, newest first within a page. A page has up to about 500 items, and may be
   * empty while `more` is set.
   */
  listTeam(
    teamId: string,
    filter: TeamFilter,
    more?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly SubmissionItem[]; readonly more?: string }>;
  /**
   * Loads a complete submission.
   *
   * @throws FailureError `no-submission-access`
   */
  open(
    team: TeamRow,
    responseId: string,
    signal?: AbortSignal,
  ): Promise<{ readonly response: StoredResponse; readonly pdfItemId?: string }>;
  /** Lists the states of a submission, newest first, at most 50: the time and user of each submit. */
  listVersions(team: TeamRow, submission: StoredResponse, signal?: AbortSignal): Promise<readonly SubmissionVersion[]>;
  /**
   * Loads one state of a submission.
   *
   * @throws FailureError `version-not-downloaded` for content of another state
   */
  openVersion(
    team: TeamRow,
    submission: StoredResponse,
    version: Pick<SubmissionVersion, 'id' | 'timestamp'>,
    signal?: AbortSignal,
  ): Promise<StoredResponse>;
  /**
   * Repairs submissions of a form that have lost their partition; needs write access.
   *
   * @param onRepaired called with the number of repaired submissions so far
   */
  repairPartitions(
    form: { readonly teamId: string; readonly formId: string },
    signal: AbortSignal,
    onRepaired: (count: number) => void,
  ): Promise<void>;
  pdf(team: TeamRow, pdfItemId: string, signal?: AbortSignal): Promise<Blob>;
}

/** Time range of ISO instants; `to` is exclusive. */
export interface SubmissionRange {
  readonly from: string;
  readonly to: string;
  /** Which time must be in the range: that of the first submit, or of the last change. Default: `submitted`. */
  readonly by?: 'submitted' | 'lastModified';
}

/** Row of the submissions table, from a list item of Graph. */
export interface SubmissionItem {
  readonly listItemId: string;
  readonly formId: string;
  readonly driveItemId?: string;
  /** ID of the response's folder. */
  readonly folderId?: string;
  readonly webUrl: string;
  readonly title: string;
  readonly responseId: string;
  readonly submissionNumber?: number;
  readonly formVersion?: number;
  readonly data: SubmissionData;
  /** Time of the first submit; for edits by older programs, of the last submit. */
  readonly timestamp: string;
  /** Time of the last edit; absent if the submission was never edited. */
  readonly editedAt?: string;
  readonly createdBy: string;
  /** Directory ID of the account that created the item. For a share link, that isn't the respondent. */
  readonly createdById?: string;
  /** Submitted through a share link: Created by shows 'Anonymous'. */
  readonly anonymous: boolean;
  readonly collaborators: string;
  readonly lastModified: string;
  /** Review summary, if it was loaded (`SubmissionReviews`). */
  readonly review?: ReviewSummary;
}

/** `me` and `others` filter by creator and exclude submissions through a share link, which are `anonymous`. */
export interface TeamFilter {
  readonly formId?: string;
  readonly by: 'me' | 'others' | 'anonymous' | 'all';
  /** Selects submissions by their values. */
  readonly fits?: (item: SubmissionItem) => boolean;
}
