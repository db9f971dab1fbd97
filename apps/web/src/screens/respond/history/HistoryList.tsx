import { Badge, mergeClasses } from '@fluentui/react-components';
import type { SubmissionVersion } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import type { ReactNode } from 'react';
import { useSideBySideStyles } from '../../../ui/side-by-side/side-by-side.styles.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { historyWords } from './history.words.ts';
import { wordState } from './word-state.ts';

/** States of a submission, the newest first, with who and when. */
export function HistoryList(props: {
  readonly versions: readonly SubmissionVersion[];
  readonly chosen: SubmissionVersion | undefined;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}) {
  const { versions, chosen, onChoose, children } = props;
  const words = useWords(historyWords);
  const { anonymous } = useWords(uiWords);
  const { locale } = useSpeech();
  const styles = useSideBySideStyles();
  return (
    <nav className={styles.list} aria-label={words.versions}>
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
                {wordState(version, versions, words)}
                {at === 0 && (
                  <Badge appearance="outline" color="informative">
                    {words.current}
                  </Badge>
                )}
              </span>
              <span className={styles.small}>
                {words.by({
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
