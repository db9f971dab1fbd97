import type { ResponseRow, SubmissionItem } from '@tideform/sync';
import type { ListedForm } from '../../data/useForms.ts';
import { answerText } from './answer-text.ts';
import type { ResponseFilter } from './response-filter.ts';

/** A response of the list, wherever it is. */
export interface ListedResponse {
  readonly id: string;
  readonly formId: string;
  /** Absent: the form is not known here. */
  readonly form: ListedForm | undefined;
  readonly title: string;
  readonly formTitle: string;
  readonly submissionNumber?: number | undefined;
  /** ISO-8601 UTC. */
  readonly timestamp: string;
  /** Display name; absent for the person's own. */
  readonly by?: string;
  /** Who created it; absent for an anonymous one. */
  readonly creatorId?: string | undefined;
  readonly webUrl?: string | undefined;
  /** `edit`: of a submission, not sent yet. */
  /** What was answered, as it is stored. */
  readonly answers: unknown;
  readonly place: 'draft' | 'edit' | 'pending' | 'library';
  /** The row of this device. */
  readonly local?: ResponseRow;
}

/** @param titleOf asked once, when the title is first looked at: most of many responses are never drawn */
export function listedDraft(
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
    place: row.submitted ? 'pending' : row.resubmission ? 'edit' : 'draft',
    local: row,
  };
}

/** @param anonymous the word for who answered through a share link */
export function listedSubmission(
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
    place: 'library',
  };
}

/** Whether a response has every word of the search in its titles or answers, and is of the channel and form that are asked for. */
export function readFilter({ search, channel, form }: ResponseFilter): (response: ListedResponse) => boolean {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const says = (response: ListedResponse): boolean => {
    const text = `${response.title} ${response.formTitle} ${response.submissionNumber ?? ''}`.toLocaleLowerCase();
    const left = words.filter((word) => !text.includes(word));
    return left.length === 0 || left.every((word) => answerText(response.answers).includes(word));
  };
  return (response) =>
    (!form || response.formId === form) &&
    (!channel || response.form?.channelId === channel) &&
    (words.length === 0 || says(response));
}
