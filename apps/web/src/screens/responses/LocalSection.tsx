import { Button, Subtitle2 } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { ResponseList } from './ResponseList.tsx';
import { responsesMessages } from './responses.messages.ts';
import { useResponsesStyles } from './responses.styles.ts';
import { hasSubmitConflict, SubmitConflictBanner } from './SubmitConflictBanner.tsx';
import type { LocalResponses } from './useListedResponses.ts';

/** Section with the user's responses on this device. */
export function LocalSection(props: {
  readonly teamId: string;
  readonly local: LocalResponses;
  readonly onMore: () => void;
}) {
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
