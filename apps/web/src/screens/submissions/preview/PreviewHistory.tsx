import { Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { HistoryRegular } from '@fluentui/react-icons';
import type { SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { usePreviewStyles } from './preview.styles.ts';
import { previewWords } from './preview.words.ts';

/** Who has submitted it when; asked of the library when somebody wants to know. */
export function PreviewHistory({ teamId, item }: { readonly teamId: string; readonly item: SubmissionItem }) {
  const words = useWords(previewWords);
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  const { locale } = useSpeech();
  const styles = usePreviewStyles();
  const reader = useSubmissionReader();
  const team = useTeam(teamId);
  const [isAsked, setAsked] = useState(false);
  const states = useLoaded(team && isAsked ? item.responseId : undefined, async (signal) => {
    const { response } = await reader.open(team!, item.responseId, signal);
    return reader.history(team!, response, signal);
  });
  return (
    <div className={styles.section}>
      {isAsked ? (
        <>
          <Subtitle2 as="h3" className={styles.heading}>
            {words.history}
          </Subtitle2>
          {states.cause !== undefined ? (
            <Caption1 role="alert">{oopsIn(states.cause, failures)}</Caption1>
          ) : (
            <ul className={styles.list} aria-busy={!states.value}>
              {states.value ? (
                states.value.map(({ id, timestamp, by, isAnonymous }) => (
                  <li key={id}>{joinParts([wordMoment(timestamp, locale), isAnonymous ? ui.anonymous : by])}</li>
                ))
              ) : (
                <li>{ui.loading}</li>
              )}
            </ul>
          )}
        </>
      ) : (
        <div>
          <Button icon={<HistoryRegular />} onClick={() => setAsked(true)}>
            {words.history}
          </Button>
        </div>
      )}
    </div>
  );
}
