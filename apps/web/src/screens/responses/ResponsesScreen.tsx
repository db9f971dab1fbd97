import { Button, Subtitle2 } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useArrival } from '../../data/useArrival.ts';
import { useForms } from '../../data/useForms.ts';
import { useRequestSync } from '../../data/useSyncStatus.ts';
import { useTeam } from '../../data/useTeam.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotHereYet } from '../../ui/NotHereYet.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { LocalSection } from './LocalSection.tsx';
import { ResponseFilters } from './ResponseFilters.tsx';
import {
  isFiltering,
  noFilter,
  type ResponseFilter,
  readResponseFilter,
  writeResponseFilter,
} from './response-filter.ts';
import { responsesMessages } from './responses.messages.ts';
import { useResponsesStyles } from './responses.styles.ts';
import { ListBones, SubmittedSection } from './SubmittedSection.tsx';
import { useListedResponses } from './useListedResponses.ts';

/** So many cards are drawn before the person asks for more: ten thousand would keep the page busy for a long time. */
const STEP = 50;

/** The person's responses on this device, then what the library has of the team. */
export function ResponsesScreen() {
  const messages = useMessages(responsesMessages);
  const ui = useMessages(uiMessages);
  const styles = useResponsesStyles();
  const { teamId = '' } = useParams();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readResponseFilter(query), [query]);
  const isOnline = useOnline();
  const [most, setMost] = useState(STEP);
  const { local, submitted, submissions } = useListedResponses(teamId, filter, most);
  const team = useTeam(teamId);
  const requestSync = useRequestSync();
  const arrival = useArrival(team);
  const forms = useForms(teamId) ?? [];
  const change = (part: Partial<ResponseFilter>) =>
    setQuery((now) => writeResponseFilter(now, { ...readResponseFilter(now), ...part }), { replace: true });
  const isFiltered = isFiltering(filter);
  const { items, hasMore, failure } = submissions;
  const hasNoLibrary = !team?.driveId && (arrival === 'offline' || arrival === 'missing');
  const isRead = items !== undefined ? !hasMore && failure === undefined : !isOnline || hasNoLibrary;
  const isEmpty = local?.responses.length === 0 && !local.isLooking && submitted.length === 0 && isRead;
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} />
      <ResponseFilters filter={filter} team={team} forms={forms} onChange={change} />
      {local === undefined || (isEmpty && arrival === 'coming') ? (
        <ListBones />
      ) : isEmpty && arrival !== 'here' ? (
        <NotHereYet isOnline={arrival !== 'offline'} onTryAgain={() => requestSync({ teamId })} />
      ) : isEmpty ? (
        <EmptyState
          title={messages.empty.title}
          text={items === undefined ? messages.offline : isFiltered ? messages.empty.filtered : messages.empty.text}
          action={
            isFiltered ? (
              <Button onClick={() => change(noFilter)}>{messages.clearFilters}</Button>
            ) : (
              <Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{ui.backToForms}</Button>
            )
          }
        />
      ) : (
        <>
          {local.responses.length > 0 && (
            <LocalSection teamId={teamId} local={local} onMore={() => setMost(most + STEP)} />
          )}
          <section className={styles.section}>
            <Subtitle2 as="h2" className={styles.heading}>
              {messages.submitted}
            </Subtitle2>
            <SubmittedSection
              {...{ teamId, submissions, isFiltered, isOnline }}
              key={JSON.stringify([filter.form, filter.submittedBy])}
              responses={submitted}
            />
          </section>
        </>
      )}
    </div>
  );
}
