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
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import type { TeamSubmissions } from '../../data/useTeamSubmissions.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { oopsIn } from '../../failures/oops.ts';
import { uiWords } from '../../ui/ui.words.ts';
import type { ListedResponse } from './list-responses.ts';
import { ResponseList } from './ResponseList.tsx';
import { useResponsesStyles } from './responses.styles.ts';
import { responsesWords } from './responses.words.ts';

/** So many cards are drawn before the person asks for more. */
const STEP = 50;

/** What the library has. */
export function SubmittedSection(props: {
  readonly teamId: string;
  readonly submissions: TeamSubmissions;
  /** Of what was read, what fits the filters. */
  readonly responses: readonly ListedResponse[];
  readonly isFiltered: boolean;
  readonly isOnline: boolean;
}) {
  const words = useWords(responsesWords);
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  const styles = useResponsesStyles();
  const { teamId, submissions, responses, isFiltered, isOnline } = props;
  const [count, setCount] = useState(STEP);
  const { items, isLoading, failure, hasMore } = submissions;
  const loadMore = () => {
    if (hasMore && responses.length < count + STEP) submissions.loadMore();
    setCount(count + STEP);
  };
  if (!isOnline && items === undefined) return <Body1 className={styles.note}>{words.offline}</Body1>;
  return (
    <>
      {items === undefined && failure === undefined && <ListBones />}
      {items !== undefined && responses.length === 0 && !hasMore && !isLoading && (
        <Body1 className={styles.note}>{isFiltered ? words.nothingFits : words.nothingSubmitted}</Body1>
      )}
      <ResponseList isByDay teamId={teamId} label={words.submitted} responses={responses.slice(0, count)} />
      {failure !== undefined && (
        <MessageBar intent="error" layout="multiline" className={styles.problem}>
          <MessageBarBody>{oopsIn(failure, failures)}</MessageBarBody>
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
          {words.loadMore}
        </Button>
      )}
    </>
  );
}

export function ListBones() {
  const ui = useWords(uiWords);
  const styles = useResponsesStyles();
  return (
    <Skeleton aria-label={ui.loading} className={styles.list}>
      <SkeletonItem size={64} />
      <SkeletonItem size={64} />
      <SkeletonItem size={64} />
    </Skeleton>
  );
}
