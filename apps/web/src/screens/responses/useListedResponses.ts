import { useMemo } from 'react';
import { useForms } from '../../data/useForms.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useLeavingSubmissions } from '../../data/useLeavingSubmissions.ts';
import { useOnline } from '../../data/useOnline.ts';
import { useResponses } from '../../data/useResponses.ts';
import { useResponseTitle } from '../../data/useResponseTitle.ts';
import { type TeamSubmissions, useTeamSubmissions } from '../../data/useTeamSubmissions.ts';
import { filterResponses, type ListedResponse, listedDraft, listedSubmission } from './list-responses.ts';
import type { ResponseFilter } from './response-filter.ts';
import { words } from './responses.words.ts';

export interface ListedResponses {
  /** Of this device; `undefined` while reading. */
  readonly local: readonly ListedResponse[] | undefined;
  /** Of the library, as far as it was read. */
  readonly submitted: readonly ListedResponse[];
  readonly submissions: TeamSubmissions;
}

/** Responses of a team that fit a filter: the person's own on this device, and what the library has. */
export function useListedResponses(teamId: string, filter: ResponseFilter): ListedResponses {
  const { userId } = useIdentity();
  const forms = useForms(teamId);
  const rows = useResponses(teamId);
  const titleOf = useResponseTitle();
  const leaving = useLeavingSubmissions(teamId);
  const { form, submittedBy } = filter;
  const submissions = useTeamSubmissions(teamId, { ...(form && { formId: form }), by: submittedBy }, useOnline());
  const { items } = submissions;
  const showsOwn = submittedBy === 'me' || submittedBy === 'all';
  // What is typed into the search looks through both lists, and makes neither anew.
  const all = useMemo(() => {
    const formOf = new Map(forms?.map((each) => [each.id, each]));
    const here = titleOf && rows?.filter((row) => row.collaborators.length > 0 && !leaving.has(row.id));
    const ids = new Set(here?.map((row) => row.id));
    const listed = titleOf && here?.map((row) => listedDraft(row, formOf.get(row.formId), titleOf));
    const own = showsOwn ? listed : listed && [];
    const submitted = (items ?? [])
      .filter((item) => !ids.has(item.responseId) && !leaving.has(item.responseId))
      .map((item) => listedSubmission(item, formOf.get(item.formId), { userId, anonymous: words.anonymous }));
    return { local: forms && own, submitted };
  }, [forms, rows, titleOf, leaving, items, showsOwn, userId]);
  return useMemo(
    () => ({
      local: all.local && filterResponses(all.local, filter),
      submitted: filterResponses(all.submitted, filter),
      submissions,
    }),
    [all, filter, submissions],
  );
}
