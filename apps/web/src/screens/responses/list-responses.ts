import type { ResponseRow, SubmissionItem, TeamFilter } from '@tideform/sync';
import type { ListedForm } from '../../data/forms/useForms.ts';

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

/** Maximum length of a text value; longer values are pictures and files. */
const maxTextLength = 2_000;
const maxCharacters = 50_000;
const maxDepth = 20;

const cache = new WeakMap<object, string>();

/** Returns the text and numbers of all answers in lower case, for searching. Cached per object. */
export function getSearchText(answers: unknown): string {
  if (typeof answers !== 'object' || answers === null) return '';
  const cached = cache.get(answers);
  if (cached !== undefined) return cached;
  const texts: string[] = [];
  let remaining = maxCharacters;
  const collect = (value: unknown, depth: number): void => {
    if (remaining <= 0 || depth > maxDepth) return;
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value);
      if (text.length > maxTextLength) return;
      remaining -= text.length;
      texts.push(text);
    } else if (typeof value === 'object' && value !== null) {
      for (const child of Object.values(value)) collect(child, depth + 1);
    }
  };
  collect(answers, 0);
  const text = texts.join('\n').toLocaleLowerCase();
  cache.set(answers, text);
  return text;
}

/** Filter of the responses list in the URL; `''` matches all. */
export interface ResponseFilter {
  readonly search: string;
  readonly channel: string;
  readonly form: string;
  readonly submittedBy: TeamFilter['by'];
}

export const noFilter: ResponseFilter = { search: '', channel: '', form: '', submittedBy: 'me' };

export const submitters = ['me', 'others', 'anonymous', 'all'] as const satisfies readonly TeamFilter['by'][];

export function parseResponseFilter(query: URLSearchParams): ResponseFilter {
  return {
    search: query.get('search') ?? '',
    channel: query.get('channel') ?? '',
    form: query.get('form') ?? '',
    submittedBy: submitters.find((by) => by === query.get('submittedBy')) ?? 'me',
  };
}

/** Returns the query with the filter's parameters replaced; other parameters are unchanged. */
export function formatResponseFilter(query: URLSearchParams, filter: ResponseFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of Object.keys(noFilter) as (keyof ResponseFilter)[]) {
    if (filter[key] === noFilter[key]) next.delete(key);
    else next.set(key, filter[key]);
  }
  return next;
}

export function isFiltering(filter: ResponseFilter): boolean {
  return formatResponseFilter(new URLSearchParams(), filter).size > 0;
}
