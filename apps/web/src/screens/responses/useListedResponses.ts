import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useMemo } from 'react';
import { type ListedForm, useForms } from '../../data/useForms.ts';
import { useHereAlready } from '../../data/useHereAlready.ts';
import { useIdentity } from '../../data/useIdentity.ts';
import { useLeavingSubmissions } from '../../data/useLeavingSubmissions.ts';
import { useOwnResponses } from '../../data/useOwnResponses.ts';
import { useResponseTitle } from '../../data/useResponseTitle.ts';
import { type TeamSubmissions, useTeamSubmissions } from '../../data/useTeamSubmissions.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { type ListedResponse, listedDraft, listedSubmission, readFilter } from './list-responses.ts';
import type { ResponseFilter } from './response-filter.ts';
import { responsesMessages } from './responses.messages.ts';

/** The person's own on this device, as many as were asked for. */
export interface LocalResponses {
  readonly responses: readonly ListedResponse[];
  readonly hasMore: boolean;
  /** There may be others that fit. */
  readonly isLooking: boolean;
}

export interface ListedResponses {
  /** `undefined` while reading. */
  readonly local: LocalResponses | undefined;
  /** Of the library, as far as it was read. */
  readonly submitted: readonly ListedResponse[];
  readonly submissions: TeamSubmissions;
}

const nothing: LocalResponses = { responses: [], hasMore: false, isLooking: false };

/**
 * Responses of a team that fit a filter: the person's own on this device, and what the library has.
 *
 * @param most so many of this device
 */
export function useListedResponses(teamId: string, filter: ResponseFilter, most: number): ListedResponses {
  const { anonymous } = useMessages(responsesMessages);
  const { userId } = useIdentity();
  const forms = useForms(teamId);
  const formOf = useMemo(() => forms && new Map(forms.map((each) => [each.id, each])), [forms]);
  const leaving = useLeavingSubmissions(teamId);
  const local = useLocalResponses({ teamId, filter, most, formOf, leaving });
  const { form, submittedBy } = filter;
  const read = useTeamSubmissions(teamId, { ...(form && { formId: form }), by: submittedBy }, useOnline());
  const known = useHereAlready(read.items);
  const submissions = { ...read, items: read.items && known?.items };
  // What is typed into the search looks through the list, and does not make it again.
  const all = useMemo(() => {
    const viewer = { userId, anonymous };
    return (known?.items ?? [])
      .filter(({ responseId }) => !known?.here.has(responseId) && !leaving.has(responseId))
      .map((item) => listedSubmission(item, formOf?.get(item.formId), viewer));
  }, [known, formOf, leaving, userId, anonymous]);
  const submitted = useMemo(() => all.filter(readFilter(filter)), [all, filter]);
  return { local: submittedBy === 'me' || submittedBy === 'all' ? local : local && nothing, submitted, submissions };
}

function useLocalResponses(asked: {
  readonly teamId: string;
  readonly filter: ResponseFilter;
  readonly most: number;
  readonly formOf: ReadonlyMap<string, ListedForm> | undefined;
  readonly leaving: ReadonlySet<string>;
}): LocalResponses | undefined {
  const { teamId, filter, most, formOf, leaving } = asked;
  const titleOf = useResponseTitle();
  const query = useMemo(() => {
    if (!formOf || !titleOf) return undefined;
    const isAsked = readFilter(filter);
    const list = (row: ResponseRow) => listedDraft(row, formOf.get(row.formId), titleOf);
    const fits = (row: ResponseRow) => row.collaborators.length > 0 && !leaving.has(row.id) && isAsked(list(row));
    return { teamId, ...(filter.form && { formId: filter.form }), fits, most, list };
  }, [teamId, filter, most, formOf, leaving, titleOf]);
  const found = useOwnResponses(query);
  return query && found && { ...found, responses: found.rows.map((row) => query.list(row)) };
}
