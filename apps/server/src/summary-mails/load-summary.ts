import type { SummaryFailure } from '@tideform/contract';
import { type GraphClient, GraphError, GraphOutage } from '@tideform/graph';
import { chooseLocale, type Locale } from '@tideform/i18n';
import {
  columnMessages,
  createReviewColumns,
  createSubmissionColumns,
  type DayRange,
  defaultView,
  findRows,
  getTimeRange,
  parseComparison,
  parseLayout,
  reviewColumnMessages,
  type SubmissionColumn,
  type ViewState,
} from '@tideform/submission-views';
import { createAnswerColumns } from '@tideform/submission-views/answers';
import {
  FailureError,
  type FormConfigFile,
  type FormPublishedFile,
  findNewestPartition,
  listReviews,
  listSubmissions,
  parseCursor,
  parseFormReview,
  parseTableViews,
  type SubmissionItem,
  UnreadableFileError,
} from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findRegistration, NotInLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { createGraphOfCredential, isCredentialExpired } from '../graph-credentials/create-graph-of-credential.ts';
import { summaryMailMessages } from './summary-mail.messages.ts';
import type { StoredSummaryMail } from './summary-mails-store.ts';
import { getSummaryRange } from './summary-schedule.ts';

/**
 * Data of a summary: the rows of its view in the summary's date range, and in the preceding range of the same length.
 */
export interface SummaryData {
  readonly title: string;
  /** Title of the view; absent if the summary is about all submissions. */
  readonly viewTitle?: string;
  readonly view: ViewState;
  readonly columns: readonly SubmissionColumn[];
  readonly range: DayRange;
  readonly rows: readonly SubmissionItem[];
  readonly before: { readonly range: DayRange; readonly rows: readonly SubmissionItem[] };
}

export interface SummaryReadFailure {
  readonly failure: SummaryFailure;
  /** Whether the failure is temporary, so that a retry may succeed. */
  readonly isTemporary: boolean;
}

type SummarySource = Pick<StoredSummaryMail, 'teamId' | 'formId' | 'viewId' | 'language' | 'graphCredentialId'> &
  Parameters<typeof getSummaryRange>[0];

/**
 * Loads the data of a summary from the library, with the summary's connected account.
 * @param due due time, which determines the date range
 */
export async function loadSummary(
  context: ServerContext,
  mail: SummarySource,
  due: Date,
  signal: AbortSignal,
): Promise<SummaryData | SummaryReadFailure> {
  try {
    return await loadSummaryData(context, mail, due, signal);
  } catch (error) {
    return toReadFailure(error);
  }
}

async function loadSummaryData(context: ServerContext, mail: SummarySource, due: Date, signal: AbortSignal) {
  const { teamId, formId, viewId, timeZone } = mail;
  const registered = await findRegisteredForm(context.database, teamId, formId);
  if (!registered) return toGoneFailure('form-gone');
  const graph = createGraphOfCredential(context, mail.graphCredentialId);
  const found = await findRegistration(graph, { ...registered, teamId, formId });
  const { published, config, registration } = found;
  if (!published) return toGoneFailure('form-gone');
  const storedView = parseTableViews(config.submissionTableViews).find(({ id }) => id === viewId);
  if (viewId !== null && !storedView) return toGoneFailure('view-gone');
  const locale = chooseLocale([mail.language]);
  const view = storedView ? parseLayout(storedView) : defaultView;
  const columns = await createColumns(published, config, { locale, timeZone });
  const reviews = parseFormReview(config.review)
    ? await listReviews(graph, { driveId: registration.driveId, formId, signal })
    : undefined;
  const loadRows = async (range: DayRange) => {
    const submissions = await loadAllSubmissions(
      graph,
      { driveId: registration.driveId, formId, ...getTimeRange(range, timeZone) },
      signal,
    );
    const items = submissions.map((item) => {
      const review = item.folderId === undefined ? undefined : reviews?.get(item.folderId);
      return review ? { ...item, review } : item;
    });
    return findRows(items, columns, view, { typed: '', locale: locale.locale });
  };
  const range = getSummaryRange(mail, due);
  const before = parseComparison('before', { ...range })!.range;
  return {
    title: registration.title,
    ...(storedView && { viewTitle: storedView.title }),
    ...{ view, columns, range },
    rows: await loadRows(range),
    before: { range: before, rows: await loadRows(before) },
  };
}

async function createColumns(
  published: FormPublishedFile,
  config: FormConfigFile,
  { locale, timeZone }: { readonly locale: Locale; readonly timeZone: string },
): Promise<readonly SubmissionColumn[]> {
  const { anonymous } = await summaryMailMessages.read(locale);
  const review = parseFormReview(config.review);
  return createSubmissionColumns(
    await createAnswerColumns(published.schema, locale),
    await columnMessages.read(locale),
    { locale: locale.locale, anonymous, timeZone },
    review && createReviewColumns(review, await reviewColumnMessages.read(locale)),
  );
}

async function loadAllSubmissions(
  graph: GraphClient,
  { driveId, formId, ...range }: { readonly driveId: string; readonly formId: string; from: string; to: string },
  signal: AbortSignal,
): Promise<readonly SubmissionItem[]> {
  const submissions: SubmissionItem[] = [];
  let start = { partition: await findNewestPartition(graph, driveId, 0, signal) } as ReturnType<typeof parseCursor>;
  for (;;) {
    const { items, more } = await listSubmissions(graph, { driveId, formId, range, signal }, start);
    submissions.push(...items);
    if (more === undefined) return submissions;
    start = parseCursor(more);
  }
}

const toGoneFailure = (failure: 'form-gone' | 'view-gone'): SummaryReadFailure => ({ failure, isTemporary: false });

/** Converts an error of the library to a failure. @throws unexpected errors, which are bugs */
function toReadFailure(error: unknown): SummaryReadFailure {
  if (isCredentialExpired(error)) return { failure: 'authorization-expired', isTemporary: true };
  if (error instanceof NotInLibrary && error.refusal === 'form-not-found') return toGoneFailure('form-gone');
  const expectedErrors = [NotInLibrary, UnreadableFileError, FailureError, GraphError, GraphOutage];
  if (!expectedErrors.some((kind) => error instanceof kind)) throw error;
  return { failure: 'library-unreadable', isTemporary: true };
}
