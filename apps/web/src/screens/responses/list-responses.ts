import type { ResponseRow, SubmissionItem } from '@tideform/sync';
import type { ListedForm } from '../../data/useForms.ts';
import { getSearchText } from './get-search-text.ts';
import type { ResponseFilter } from './response-filter.ts';

/** Entry of the responses list. */
export interface ListedResponse {
  readonly id: string;
  readonly formId: string;
  /** Form of the response; absent if the form isn't on this device. */
  readonly form: ListedForm | undefined;
  readonly title: string;
  readonly formTitle: string;
  readonly submissionNumber?: number | undefined;
  /** Instant of the last save or submit, ISO 8601 in UTC. */
  readonly timestamp: string;
  /** Author's display name; absent for the user's own response. */
  readonly by?: string;
  /** ID of the creator; absent for an anonymous response. */
  readonly creatorId?: string | undefined;
  readonly webUrl?: string | undefined;
  /** Stored answers. */
  readonly answers: unknown;
  /** Where the response is. `edit`: an edit of a submission that isn't submitted yet. */
  readonly status: 'draft' | 'edit' | 'pending' | 'library';
  /** Row of the response on this device. */
  readonly local?: ResponseRow;
}

/**
 * Creates an entry for a row of this device.
 *
 * @param titleOf called once, when the title is first read, because most of many responses are never rendered
 */
export function toListedDraft(
  row: ResponseRow,
  form: ListedForm | undefined,
  titleOf: (row: ResponseRow) => string,
): ListedResponse {
  let title: string | undefined;
  return {
    get title() {
      title ??= titleOf(row);
      return title;
    },
    id: row.id,
    formId: row.formId,
    form,
    formTitle: row.formTitle,
    submissionNumber: row.submissionNumber,
    timestamp: row.timestamp,
    creatorId: row.userId,
    webUrl: row.webUrl,
    answers: row.data.data,
    status: row.submitted ? 'pending' : row.resubmission ? 'edit' : 'draft',
    local: row,
  };
}

/**
 * Creates an entry for a submission in the library.
 *
 * @param viewer the user's ID and the label for anonymous respondents
 */
export function toListedSubmission(
  item: SubmissionItem,
  form: ListedForm | undefined,
  viewer: { readonly userId: string; readonly anonymous: string },
): ListedResponse {
  const isOwn = !item.anonymous && item.createdById === viewer.userId;
  return {
    id: item.responseId,
    formId: item.formId,
    form,
    title: item.title || form?.title || '',
    formTitle: form?.title ?? '',
    submissionNumber: item.submissionNumber,
    timestamp: item.timestamp,
    ...(!isOwn && { by: item.anonymous ? viewer.anonymous : item.createdBy }),
    creatorId: item.anonymous ? undefined : item.createdById,
    webUrl: item.webUrl,
    answers: item.data,
    status: 'library',
  };
}

/**
 * Returns a filter for entries that contain all search terms in their titles or answers and belong to the channel and
 * form.
 */
export function createResponseFilter({ search, channel, form }: ResponseFilter): (response: ListedResponse) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const matchesSearch = (response: ListedResponse): boolean => {
    const text = `${response.title} ${response.formTitle} ${response.submissionNumber ?? ''}`.toLocaleLowerCase();
    const unmatched = words.filter((word) => !text.includes(word));
    return unmatched.length === 0 || unmatched.every((word) => getSearchText(response.answers).includes(word));
  };
  return (response) =>
    (!form || response.formId === form) &&
    (!channel || response.form?.channelId === channel) &&
    (words.length === 0 || matchesSearch(response));
}
