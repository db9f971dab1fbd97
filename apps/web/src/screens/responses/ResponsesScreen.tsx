import { Button, Subtitle2 } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useForms } from '../../data/forms/useForms.ts';
import { useRequestSync } from '../../data/sync/useSyncStatus.ts';
import { useDownloadState } from '../../data/teams/useDownloadState.ts';
import { useTeam } from '../../data/teams/useTeam.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { NotDownloadedYet } from '../../ui/layout/NotDownloadedYet.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import {
  formatResponseFilter,
  isFiltering,
  noFilter,
  parseResponseFilter,
  type ResponseFilter,
} from './list-responses.ts';
import { hasSubmitConflict, SubmitConflictBanner } from './ResponseCard.tsx';
import { ResponseFilters } from './ResponseFilters.tsx';
import { ResponseList } from './ResponseList.tsx';
import { responsesMessages } from './responses.messages.ts';
import { useResponsesStyles } from './responses.styles.ts';
import { ListSkeleton, SubmittedSection } from './SubmittedSection.tsx';
import { type LocalResponses, useListedResponses } from './useListedResponses.ts';

/** Number of cards rendered per step: rendering ten thousand at once would block the page. */
const PAGE_SIZE = 50;

/** Screen with the user's responses on this device, and the team's responses in the library. */
export function ResponsesScreen() {
  const messages = useMessages(responsesMessages);
  const ui = useMessages(uiMessages);
  const styles = useResponsesStyles();
  const { teamId = '' } = useParams();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => parseResponseFilter(query), [query]);
  const isOnline = useOnline();
  const [maxLocal, setMaxLocal] = useState(PAGE_SIZE);
  const { local, submitted, submissions } = useListedResponses(teamId, filter, maxLocal);
  const team = useTeam(teamId);
  const requestSync = useRequestSync();
  const arrival = useDownloadState(team);
  const forms = useForms(teamId) ?? [];
  const updateFilter = (part: Partial<ResponseFilter>) =>
    setQuery((now) => formatResponseFilter(now, { ...parseResponseFilter(now), ...part }), { replace: true });
  const isFiltered = isFiltering(filter);
  const { items, hasMore, failure } = submissions;
  const hasNoLibrary = !team?.driveId && (arrival === 'offline' || arrival === 'missing');
  const isRead = items !== undefined ? !hasMore && failure === undefined : !isOnline || hasNoLibrary;
  const isEmpty = local?.responses.length === 0 && !local.isSearching && submitted.length === 0 && isRead;
  return (
    <div className={styles.page}>
      <PageHeader title={messages.title} />
      <ResponseFilters filter={filter} team={team} forms={forms} onChange={updateFilter} />
      {local === undefined || (isEmpty && arrival === 'coming') ? (
        <ListSkeleton />
      ) : isEmpty && arrival !== 'here' ? (
        <NotDownloadedYet isOnline={arrival !== 'offline'} onTryAgain={() => requestSync({ teamId })} />
      ) : isEmpty ? (
        <EmptyState
          title={messages.empty.title}
          text={items === undefined ? messages.offline : isFiltered ? messages.empty.filtered : messages.empty.text}
          action={
            isFiltered ? (
              <Button onClick={() => updateFilter(noFilter)}>{messages.clearFilters}</Button>
            ) : (
              <Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{ui.backToForms}</Button>
            )
          }
        />
      ) : (
        <>
          {local.responses.length > 0 && (
            <LocalSection teamId={teamId} local={local} onMore={() => setMaxLocal(maxLocal + PAGE_SIZE)} />
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

/** Section with the user's responses on this device. */
function LocalSection(props: { readonly teamId: string; readonly local: LocalResponses; readonly onMore: () => void }) {
  const messages = useMessages(responsesMessages);
  const styles = useResponsesStyles();
  const { teamId, local, onMore } = props;
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" className={styles.heading}>
        {messages.onDevice}
      </Subtitle2>
      {local.responses.filter(hasSubmitConflict).map((response) => (
        <SubmitConflictBanner key={response.id} teamId={teamId} response={response} />
      ))}
      <ResponseList teamId={teamId} label={messages.onDevice} responses={local.responses} />
      {local.hasMore && (
        <Button className={styles.more} onClick={onMore}>
          {messages.loadMore}
        </Button>
      )}
    </section>
  );
}
