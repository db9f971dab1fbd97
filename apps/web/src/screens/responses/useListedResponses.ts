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
  return useMemo(() => {
    const formOf = new Map(forms?.map((each) => [each.id, each]));
    const showsOwn = submittedBy === 'me' || submittedBy === 'all';
    const here = titleOf && rows?.filter((row) => row.collaborators.length > 0 && !leaving.has(row.id));
    const ids = new Set(here?.map((row) => row.id));
    const local =
      here && showsOwn ? here.map((row) => listedDraft(row, formOf.get(row.formId), titleOf(row))) : here && [];
    const submitted = (items ?? [])
      .filter((item) => !ids.has(item.responseId) && !leaving.has(item.responseId))
      .map((item) => listedSubmission(item, formOf.get(item.formId), { userId, anonymous: words.anonymous }));
    return {
      local: forms && local && filterResponses(local, filter),
      submitted: filterResponses(submitted, filter),
      submissions,
    };
  }, [forms, rows, titleOf, leaving, items, submissions, filter, submittedBy, userId]);
}
