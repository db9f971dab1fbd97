import { formatAsText, isRecord } from '@tideform/engine';
import { loadSourceRows, type ReferringForm, type ResponseRow, refersTo, type SubmissionItem } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { type Data, useData } from '../data-context.ts';
import { type FormatResponseTitle, useOwnResponses, useResponseTitle } from '../responses/useOwnResponses.ts';
import { usePendingDeletionIds } from '../submissions/useSubmissionReader.ts';
import { type TeamSubmissions, useTeamSubmissions } from '../submissions/useTeamSubmissions.ts';
import type { Reference } from './reference.ts';

/** Maximum number of referring responses of the user on this device. */
const MAX_OWN = 100;
/**
 * Delay before querying the library in milliseconds, so that paging quickly through responses doesn't send a query for
 * each.
 */
const DELAY_MS = 400;

export interface ReferencesState {
  /**
   * Responses that refer to the given response, those on this device first; `undefined` until both sources are loaded.
   */
  readonly references: readonly Reference[] | undefined;
  readonly isOnline: boolean;
  readonly submissions: TeamSubmissions;
}

/**
 * Returns the responses of a form that refer to one response, as far as the user may see them: the user's own on this
 * device, and those in the library. While offline, the local copy of a data source is used instead of the library.
 */
export function useReferences(
  teamId: string,
  form: ReferringForm,
  responseId: string,
  anonymous: string,
): ReferencesState {
  const data = useData();
  const isOnline = useOnline();
  const leaving = usePendingDeletionIds(teamId);
  const titleOf = useResponseTitle();
  const isDelayOver = useIsDelayOver();
  const query = useMemo(() => {
    const matches = (row: ResponseRow) =>
      row.collaborators.length > 0 && refersTo(row.data.data, form.fields, responseId);
    return { teamId, formId: form.id, fits: matches, most: MAX_OWN };
  }, [teamId, form, responseId]);
  const own = useOwnResponses(query);
  const fits = (item: SubmissionItem) => refersTo(item.data, form.fields, responseId);
  const submissions = useTeamSubmissions(teamId, { formId: form.id, by: 'all', fits }, isOnline && isDelayOver);
  const localReferences = useLiveQuery(
    async () => (isOnline ? [] : findLocalReferences(data, teamId, form, responseId)),
    [data, teamId, form, responseId, isOnline],
  );
  const { userId } = data.identity;
  const references = useMemo(() => {
    const isRead = submissions.items !== undefined || submissions.failure !== undefined || !isOnline;
    if (!own || !titleOf || !localReferences || !isRead) return undefined;
    const all = [
      ...own.rows.map((row) => rowToReference(row, titleOf)),
      ...(submissions.items ?? []).map((item) => itemToReference(item, form, { userId, anonymous })),
      ...localReferences,
    ].filter(({ id }) => !leaving.has(id));
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  }, [
    own,
    titleOf,
    localReferences,
    submissions.items,
    submissions.failure,
    isOnline,
    leaving,
    form,
    userId,
    anonymous,
  ]);
  return { references, isOnline, submissions };
}

function useIsDelayOver(): boolean {
  const [isDelayOver, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDelayOver;
}

const rowToReference = (row: ResponseRow, titleOf: FormatResponseTitle): Reference => ({
  id: row.id,
  title: titleOf(row),
  ...(row.submissionNumber !== undefined && { submissionNumber: row.submissionNumber }),
  timestamp: row.timestamp,
  state: row.submitted ? 'pending' : row.resubmission ? 'edit' : 'draft',
});

function itemToReference(
  item: SubmissionItem,
  form: ReferringForm,
  { userId, anonymous }: { readonly userId: string; readonly anonymous: string },
): Reference {
  const isOwn = !item.anonymous && item.createdById === userId;
  return {
    id: item.responseId,
    title: item.title || form.title,
    ...(item.submissionNumber !== undefined && { submissionNumber: item.submissionNumber }),
    ...(!isOwn && { by: item.anonymous ? anonymous : item.createdBy }),
    timestamp: item.timestamp,
    state: 'submitted',
  };
}

/** Finds submissions of a form that refer to a response, in the local rows of a data source. */
async function findLocalReferences(
  { database, identity }: Pick<Data, 'database' | 'identity'>,
  teamId: string,
  form: ReferringForm,
  responseId: string,
): Promise<readonly Reference[]> {
  const sources = await database.dataSources.where('teamId').equals(teamId).toArray();
  const formSources = sources.filter(({ type, config }) => type === 'form-submissions' && config.formId === form.id);
  const found: Reference[] = [];
  for (const { id, sourceId = id } of formSources) {
    const rows = await loadSourceRows(database, { teamId, sourceId, userId: identity.userId });
    if (rows === undefined || rows === 'coming') continue;
    for (const row of rows)
      if (isRecord(row) && refersTo(row.data, form.fields, responseId)) found.push(toReference(row, form));
  }
  return found;
}

function toReference(row: Readonly<Record<string, unknown>>, form: ReferringForm): Reference {
  const { submissionNumber } = row;
  return {
    id: formatAsText(row.responseId),
    title: formatAsText(row.title) || form.title,
    ...(typeof submissionNumber === 'number' && { submissionNumber }),
    timestamp: formatAsText(row.timestamp),
    state: 'submitted',
  };
}
