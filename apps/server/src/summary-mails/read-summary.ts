import type { SummaryFailure } from '@tideform/contract';
import { type GraphClient, GraphError, GraphOutage } from '@tideform/graph';
import { chooseSpeech, type Speech } from '@tideform/i18n';
import {
  columnMessages,
  comparedOf,
  type DayRange,
  findRows,
  instantsOf,
  layoutOf,
  plainView,
  reviewColumnMessages,
  reviewColumns,
  type SubmissionColumn,
  submissionColumns,
  type ViewState,
} from '@tideform/submission-views';
import { answerColumnsOf } from '@tideform/submission-views/answers';
import {
  Failed,
  type FormConfigFile,
  type FormPublishedFile,
  listReviews,
  listSubmissions,
  newestPartition,
  parseCursor,
  readFormReview,
  readTableViews,
  type SubmissionItem,
  UnreadableFile,
} from '@tideform/sync/library';
import type { ServerContext } from '../context.ts';
import { findRegistration } from '../forms/form-in-library.ts';
import { readForm } from '../forms/forms-store.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { isCredentialExpired } from '../graph-credentials/credential-expired.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';
import { summaryMailMessages } from './summary-mail.messages.ts';
import type { KeptSummaryMail } from './summary-mails-store.ts';
import { daysToldOf } from './when-due.ts';

/** What a summary tells: the rows that its view finds in its days, and those of as many days before. */
export interface ReadSummary {
  readonly title: string;
  /** Title of the view; absent: all submissions. */
  readonly viewTitle?: string;
  readonly view: ViewState;
  readonly columns: readonly SubmissionColumn[];
  readonly range: DayRange;
  readonly rows: readonly SubmissionItem[];
  readonly before: { readonly range: DayRange; readonly rows: readonly SubmissionItem[] };
}

export interface UnreadSummary {
  readonly failure: SummaryFailure;
  /** A later try may do better. */
  readonly isPassing: boolean;
}

type Read = Pick<KeptSummaryMail, 'teamId' | 'formId' | 'viewId' | 'language' | 'graphCredentialId'> &
  Parameters<typeof daysToldOf>[0];

/** Reads the library for a summary that is due then, with the account that is lent for it. */
export async function readSummary(
  context: ServerContext,
  mail: Read,
  due: Date,
  signal: AbortSignal,
): Promise<ReadSummary | UnreadSummary> {
  try {
    return await readNow(context, mail, due, signal);
  } catch (error) {
    return failureOf(error);
  }
}

async function readNow(context: ServerContext, mail: Read, due: Date, signal: AbortSignal) {
  const { teamId, formId, viewId, timeZone } = mail;
  const registered = await readForm(context.database, teamId, formId);
  if (!registered) return gone('form-gone');
  const graph = graphOfCredential(context, mail.graphCredentialId);
  const found = await findRegistration(graph, { ...registered, teamId, formId });
  const { published, config, registration } = found;
  if (!published) return gone('form-gone');
  const kept = readTableViews(config.submissionTableViews).find(({ id }) => id === viewId);
  if (viewId !== null && !kept) return gone('view-gone');
  const speech = chooseSpeech([mail.language]);
  const view = kept ? layoutOf(kept) : plainView;
  const columns = await columnsOf(published, config, { speech, timeZone });
  const reviews = readFormReview(config.review)
    ? await listReviews(graph, { driveId: registration.driveId, formId, signal })
    : undefined;
  const rowsOf = async (range: DayRange) => {
    const read = await readAll(
      graph,
      { driveId: registration.driveId, formId, ...instantsOf(range, timeZone) },
      signal,
    );
    const items = read.map((item) => {
      const review = item.folderId === undefined ? undefined : reviews?.get(item.folderId);
      return review ? { ...item, review } : item;
    });
    return findRows(items, columns, view, { typed: '', locale: speech.locale });
  };
  const range = daysToldOf(mail, due);
  const before = comparedOf('before', { ...range })!.range;
  return {
    title: registration.title,
    ...(kept && { viewTitle: kept.title }),
    ...{ view, columns, range },
    rows: await rowsOf(range),
    before: { range: before, rows: await rowsOf(before) },
  };
}

async function columnsOf(
  published: FormPublishedFile,
  config: FormConfigFile,
  { speech, timeZone }: { readonly speech: Speech; readonly timeZone: string },
): Promise<readonly SubmissionColumn[]> {
  const { anonymous } = await summaryMailMessages.read(speech);
  const review = readFormReview(config.review);
  return submissionColumns(
    await answerColumnsOf(published.schema, speech),
    await columnMessages.read(speech),
    { locale: speech.locale, anonymous, timeZone },
    review && reviewColumns(review, await reviewColumnMessages.read(speech)),
  );
}

async function readAll(
  graph: GraphClient,
  { driveId, formId, ...range }: { readonly driveId: string; readonly formId: string; from: string; to: string },
  signal: AbortSignal,
): Promise<readonly SubmissionItem[]> {
  const all: SubmissionItem[] = [];
  let start = { partition: await newestPartition(graph, driveId, 0, signal) } as ReturnType<typeof parseCursor>;
  for (;;) {
    const { items, more } = await listSubmissions(graph, { driveId, formId, range, signal }, start);
    all.push(...items);
    if (more === undefined) return all;
    start = parseCursor(more);
  }
}

const gone = (failure: 'form-gone' | 'view-gone'): UnreadSummary => ({ failure, isPassing: false });

/** @throws what is a bug */
function failureOf(error: unknown): UnreadSummary {
  if (isCredentialExpired(error)) return { failure: 'authorization-expired', isPassing: true };
  if (error instanceof NotInLibrary && error.refusal === 'form-not-found') return gone('form-gone');
  const known = [NotInLibrary, UnreadableFile, Failed, GraphError, GraphOutage];
  if (!known.some((kind) => error instanceof kind)) throw error;
  return { failure: 'library-unreadable', isPassing: true };
}
