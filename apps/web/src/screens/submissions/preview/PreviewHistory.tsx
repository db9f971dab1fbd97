import { Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';

/** History of a submission: author and time of each state. Loaded from the library on request. */
export function PreviewHistory({ teamId, item }: { readonly teamId: string; readonly item: SubmissionItem }) {
  const messages = useMessages(previewMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const { locale } = useLocale();
  const styles = usePreviewStyles();
  const reader = useSubmissionReader();
  const team = useTeam(teamId);
  const [isRequested, setRequested] = useState(false);
  const states = useLoaded(team && isRequested ? item.responseId : undefined, async (signal) => {
    const { response } = await reader.open(team!, item.responseId, signal);
    return reader.listVersions(team!, response, signal);
  });
  return (
    <div className={styles.section}>
      {isRequested ? (
        <>
          <Subtitle2 as="h3" className={styles.heading}>
            {messages.history}
          </Subtitle2>
          {states.cause !== undefined ? (
            <Caption1 role="alert">{formatSectionError(states.cause, failures)}</Caption1>
          ) : (
            <ul className={styles.list} aria-busy={!states.value}>
              {states.value ? (
                states.value.map(({ id, timestamp, by, isAnonymous }) => (
                  <li key={id}>{joinParts([formatDateTime(timestamp, locale), isAnonymous ? ui.anonymous : by])}</li>
                ))
              ) : (
                <li>{ui.loading}</li>
              )}
            </ul>
          )}
        </>
      ) : (
        <div>
          <Button icon={<HistoryRegular />} onClick={() => setRequested(true)}>
            {messages.history}
          </Button>
        </div>
      )}
    </div>
  );
}
