import { type ReferringForm, type ResponseRow, refersTo, type SubmissionItem } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useOnline } from '../../ui/useOnline.ts';
import { useData } from '../data-context.ts';
import { useLeavingSubmissions } from '../useLeavingSubmissions.ts';
import { useOwnResponses } from '../useOwnResponses.ts';
import { type ResponseTitle, useResponseTitle } from '../useResponseTitle.ts';
import { type TeamSubmissions, useTeamSubmissions } from '../useTeamSubmissions.ts';
import { keptReferences } from './kept-references.ts';
import type { Reference } from './referred-to.ts';

/** More of them on one device are not looked for. */
const MOST_OWN = 100;
/** Who leafs through responses has gone on by then: the library is not asked about each. */
const STAY_MS = 400;

export interface References {
  /** The person's own on this device first. `undefined` until both have been looked through. */
  readonly references: readonly Reference[] | undefined;
  readonly isOnline: boolean;
  readonly submissions: TeamSubmissions;
}

/**
 * Responses of a form that refer to one response, as far as the person may see them: their own on this device, and what the library
 * shows them; offline what a data source has brought of that.
 */
export function useReferences(teamId: string, form: ReferringForm, responseId: string, anonymous: string): References {
  const data = useData();
  const isOnline = useOnline();
  const leaving = useLeavingSubmissions(teamId);
  const titleOf = useResponseTitle();
  const stays = useStays();
  const query = useMemo(() => {
    const fits = (row: ResponseRow) => row.collaborators.length > 0 && refersTo(row.data.data, form.fields, responseId);
    return { teamId, formId: form.id, fits, most: MOST_OWN };
  }, [teamId, form, responseId]);
  const own = useOwnResponses(query);
  const fits = (item: SubmissionItem) => refersTo(item.data, form.fields, responseId);
  const submissions = useTeamSubmissions(teamId, { formId: form.id, by: 'all', fits }, isOnline && stays);
  const kept = useLiveQuery(
    async () => (isOnline ? [] : keptReferences(data, teamId, form, responseId)),
    [data, teamId, form, responseId, isOnline],
  );
  const { userId } = data.identity;
  const references = useMemo(() => {
    const isRead = submissions.items !== undefined || submissions.failure !== undefined || !isOnline;
    if (!own || !titleOf || !kept || !isRead) return undefined;
    const all = [
      ...own.rows.map((row) => ofRow(row, titleOf)),
      ...(submissions.items ?? []).map((item) => ofItem(item, form, { userId, anonymous })),
      ...kept,
    ].filter(({ id }) => !leaving.has(id));
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  }, [own, titleOf, kept, submissions.items, submissions.failure, isOnline, leaving, form, userId, anonymous]);
  return { references, isOnline, submissions };
}

function useStays(): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return stays;
}

const ofRow = (row: ResponseRow, titleOf: ResponseTitle): Reference => ({
  id: row.id,
  title: titleOf(row),
  ...(row.submissionNumber !== undefined && { submissionNumber: row.submissionNumber }),
  timestamp: row.timestamp,
  state: row.submitted ? 'pending' : row.resubmission ? 'edit' : 'draft',
});

function ofItem(
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
