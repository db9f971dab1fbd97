import type { SubmissionData } from '@tideform/engine';
import type { TeamRow } from '../database/rows.ts';
import type { ReviewSummary } from '../library/reviews/review.ts';
import type { StoredResponse } from '../library/stored-response.ts';
import type { SubmissionVersion } from './list-history.ts';

/** What a reviewer reads; always from Graph, nothing of it is kept locally. */
export interface SubmissionReader {
  /** Newest first, 500 a page. `more` continues; a page may be empty while it does. */
  list(
    form: { readonly teamId: string; readonly formId: string },
    range: SubmissionRange,
    more?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly SubmissionItem[]; readonly more?: string }>;
  /**
   * A team's submissions across its forms, newest first within a page; `more` continues with older ones. A page has up to
   * some 500 items, and may be empty while `more` says that there are others.
   */
  listTeam(
    teamId: string,
    filter: TeamFilter,
    more?: string,
    signal?: AbortSignal,
  ): Promise<{ readonly items: readonly SubmissionItem[]; readonly more?: string }>;
  /** The stored response, whole. Throws Failed `no-submission-access`. */
  open(
    team: TeamRow,
    responseId: string,
    signal?: AbortSignal,
  ): Promise<{ readonly response: StoredResponse; readonly pdfItemId?: string }>;
  /** States of a submission that was opened, newest first, 50 at most: who has submitted it when. */
  history(team: TeamRow, submission: StoredResponse, signal?: AbortSignal): Promise<readonly SubmissionVersion[]>;
  /** What one state of it held. Throws Failed `version-not-downloaded` for content that isn't of this state. */
  openVersion(
    team: TeamRow,
    submission: StoredResponse,
    version: Pick<SubmissionVersion, 'id' | 'timestamp'>,
    signal?: AbortSignal,
  ): Promise<StoredResponse>;
  /** Finds submissions of a form again that have lost their partition; needs the right to write. `onRepaired`: so many so far. */
  repairPartitions(
    form: { readonly teamId: string; readonly formId: string },
    signal: AbortSignal,
    onRepaired: (count: number) => void,
  ): Promise<void>;
  pdf(team: TeamRow, pdfItemId: string, signal?: AbortSignal): Promise<Blob>;
}

/** Instants (ISO), `to` exclusive. */
export interface SubmissionRange {
  readonly from: string;
  readonly to: string;
  /** The time that has to be within: of the first submit, or of the last change of the submission. Absent: `submitted`. */
  readonly by?: 'submitted' | 'lastModified';
}

/** One row of the submissions table, as Graph's list item carries it. */
export interface SubmissionItem {
  readonly listItemId: string;
  readonly formId: string;
  readonly driveItemId?: string;
  /** The folder of the response, as rows of the library name it. */
  readonly folderId?: string;
  readonly webUrl: string;
  readonly title: string;
  readonly responseId: string;
  readonly submissionNumber?: number;
  readonly formVersion?: number;
  readonly data: SubmissionData;
  /** When it was submitted first; before records of edits, when it was submitted last. */
  readonly timestamp: string;
  /** When its answers were edited last; absent where they never were. */
  readonly editedAt?: string;
  readonly createdBy: string;
  /** Directory id of who created the item. With a share link that is not the responder. */
  readonly createdById?: string;
  /** Came through a share link: Created By shows 'Anonymous'. */
  readonly anonymous: boolean;
  readonly collaborators: string;
  readonly lastModified: string;
  /** What reviewers did with it, where somebody has read that (`SubmissionReviews`). */
  readonly review?: ReviewSummary;
}

/** `me` and `others`: by who created it; both without what came through a share link, which is `anonymous`. */
export interface TeamFilter {
  readonly formId?: string;
  readonly by: 'me' | 'others' | 'anonymous' | 'all';
  /** Those alone of whose answers this is true. */
  readonly fits?: (item: SubmissionItem) => boolean;
}
