import {
  Body1,
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Skeleton,
  SkeletonItem,
  Spinner,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { TeamSubmissions } from '../../data/submissions/useTeamSubmissions.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatSectionError } from '../../failures/format-failure.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { ListedResponse } from './list-responses.ts';
import { ResponseList } from './ResponseList.tsx';
import { responsesMessages } from './responses.messages.ts';
import { useResponsesStyles } from './responses.styles.ts';

/** Number of cards rendered per step. */
const PAGE_SIZE = 50;

/** List of the responses in the library, with loading and failure states. */
export function SubmittedSection(props: {
  readonly teamId: string;
  readonly submissions: TeamSubmissions;
  /** Loaded responses that match the filter. */
  readonly responses: readonly ListedResponse[];
  readonly isFiltered: boolean;
  readonly isOnline: boolean;
}) {
  const messages = useMessages(responsesMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useResponsesStyles();
  const { teamId, submissions, responses, isFiltered, isOnline } = props;
  const [count, setCount] = useState(PAGE_SIZE);
  const { items, isLoading, failure, hasMore } = submissions;
  const loadMore = () => {
    if (hasMore && responses.length < count + PAGE_SIZE) submissions.loadMore();
    setCount(count + PAGE_SIZE);
  };
  if (!isOnline && items === undefined) return <Body1 className={styles.note}>{messages.offline}</Body1>;
  return (
    <>
      {items === undefined && failure === undefined && <ListSkeleton />}
      {items !== undefined && responses.length === 0 && !hasMore && !isLoading && (
        <Body1 className={styles.note}>{isFiltered ? messages.nothingFits : messages.nothingSubmitted}</Body1>
      )}
      <ResponseList isByDay teamId={teamId} label={messages.submitted} responses={responses.slice(0, count)} />
      {failure !== undefined && (
        <MessageBar intent="error" layout="multiline" className={styles.problem}>
          <MessageBarBody>{formatSectionError(failure, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={submissions.reload}>{ui.tryAgain}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {items !== undefined && (hasMore || responses.length > count) && (
        <Button
          className={styles.more}
          disabledFocusable={isLoading}
          {...(isLoading && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
          onClick={loadMore}
        >
          {messages.loadMore}
        </Button>
      )}
    </>
  );
}

export function ListSkeleton() {
  const ui = useMessages(uiMessages);
  const styles = useResponsesStyles();
  return (
    <Skeleton aria-label={ui.loading} className={styles.list}>
      <SkeletonItem size={64} />
      <SkeletonItem size={64} />
      <SkeletonItem size={64} />
    </Skeleton>
  );
}
