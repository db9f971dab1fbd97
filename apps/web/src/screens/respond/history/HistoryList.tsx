import { Badge, mergeClasses } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { SubmissionVersion } from '@tideform/sync';
import type { ReactNode } from 'react';
import { useSideBySideStyles } from '../../../ui/side-by-side/side-by-side.styles.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { historyMessages } from './history.messages.ts';
import { wordState } from './word-state.ts';

/** States of a submission, the newest first, with who and when. */
export function HistoryList(props: {
  readonly versions: readonly SubmissionVersion[];
  readonly chosen: SubmissionVersion | undefined;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}) {
  const { versions, chosen, onChoose, children } = props;
  const messages = useMessages(historyMessages);
  const { anonymous } = useMessages(uiMessages);
  const { locale } = useSpeech();
  const styles = useSideBySideStyles();
  return (
    <nav className={styles.list} aria-label={messages.versions}>
      <ul className={styles.entries}>
        {versions.map((version, at) => (
          <li key={version.id}>
            <button
              type="button"
              className={mergeClasses(styles.entry, version === chosen && styles.chosen)}
              aria-pressed={version === chosen}
              onClick={() => onChoose(version.id)}
            >
              <span className={styles.entryHead}>
                {wordState(version, versions, messages)}
                {at === 0 && (
                  <Badge appearance="outline" color="informative">
                    {messages.current}
                  </Badge>
                )}
              </span>
              <span className={styles.small}>
                {messages.by({
                  person: version.isAnonymous ? anonymous : version.by,
                  moment: wordMoment(version.timestamp, locale),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
