import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useMemo } from 'react';
import { type ListedForm, useForms } from '../../data/forms/useForms.ts';
import { useOwnResponseIds, useOwnResponses, useResponseTitle } from '../../data/responses/useOwnResponses.ts';
import { usePendingDeletionIds } from '../../data/submissions/useSubmissionReader.ts';
import { type TeamSubmissions, useTeamSubmissions } from '../../data/submissions/useTeamSubmissions.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import {
  createResponseFilter,
  type ListedResponse,
  type ResponseFilter,
  toListedDraft,
  toListedSubmission,
} from './list-responses.ts';
import { responsesMessages } from './responses.messages.ts';

/** The user's own responses on this device, up to the requested number. */
export interface LocalResponses {
  readonly responses: readonly ListedResponse[];
  readonly hasMore: boolean;
  /** Whether the search for matches is still running. */
  readonly isSearching: boolean;
}

export interface ListedResponses {
  /** Responses on this device; `undefined` while they are loading. */
  readonly local: LocalResponses | undefined;
  /** Matching responses of the library that have been loaded so far. */
  readonly submitted: readonly ListedResponse[];
  readonly submissions: TeamSubmissions;
}

const noResponses: LocalResponses = { responses: [], hasMore: false, isSearching: false };

/**
 * Returns the responses of a team that match a filter: the user's own on this device, and those in the library.
 *
 * @param maxCount maximum number of responses of this device
 */
export function useListedResponses(teamId: string, filter: ResponseFilter, maxCount: number): ListedResponses {
  const { anonymous } = useMessages(responsesMessages);
  const { userId } = useIdentity();
  const forms = useForms(teamId);
  const formsById = useMemo(() => forms && new Map(forms.map((each) => [each.id, each])), [forms]);
  const deletingIds = usePendingDeletionIds(teamId);
  const local = useLocalResponses({ teamId, filter, most: maxCount, formsById, deletingIds });
  const { form, submittedBy } = filter;
  const teamSubmissions = useTeamSubmissions(teamId, { ...(form && { formId: form }), by: submittedBy }, useOnline());
  const shown = useOwnResponseIds(teamSubmissions.items);
  const submissions = { ...teamSubmissions, items: teamSubmissions.items && shown?.items };
  // Doesn't depend on the search text, so that typing filters the list without rebuilding it.
  const all = useMemo(() => {
    const viewer = { userId, anonymous };
    return (shown?.items ?? [])
      .filter(({ responseId }) => !shown?.here.has(responseId) && !deletingIds.has(responseId))
      .map((item) => toListedSubmission(item, formsById?.get(item.formId), viewer));
  }, [shown, formsById, deletingIds, userId, anonymous]);
  const submitted = useMemo(() => all.filter(createResponseFilter(filter)), [all, filter]);
  return {
    local: submittedBy === 'me' || submittedBy === 'all' ? local : local && noResponses,
    submitted,
    submissions,
  };
}

function useLocalResponses(options: {
  readonly teamId: string;
  readonly filter: ResponseFilter;
  readonly most: number;
  readonly formsById: ReadonlyMap<string, ListedForm> | undefined;
  readonly deletingIds: ReadonlySet<string>;
}): LocalResponses | undefined {
  const { teamId, filter, most: maxCount, formsById, deletingIds } = options;
  const titleOf = useResponseTitle();
  const query = useMemo(() => {
    if (!formsById || !titleOf) return undefined;
    const matchesFilter = createResponseFilter(filter);
    const toEntry = (row: ResponseRow) => toListedDraft(row, formsById.get(row.formId), titleOf);
    const fits = (row: ResponseRow) =>
      row.collaborators.length > 0 && !deletingIds.has(row.id) && matchesFilter(toEntry(row));
    return { teamId, ...(filter.form && { formId: filter.form }), fits, most: maxCount, list: toEntry };
  }, [teamId, filter, maxCount, formsById, deletingIds, titleOf]);
  const found = useOwnResponses(query);
  return query && found && { ...found, responses: found.rows.map((row) => query.list(row)) };
}
