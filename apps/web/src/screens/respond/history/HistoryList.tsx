import { Badge, mergeClasses } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionVersion } from '@tideform/sync';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../ui/format-date-time.ts';
import { useSideBySideStyles } from '../../../ui/side-by-side/side-by-side.styles.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { formatStateName } from './format-state-name.ts';
import { historyMessages } from './history.messages.ts';

/** List of a submission's states with author and time, newest first. */
export function HistoryList(props: {
  readonly versions: readonly SubmissionVersion[];
  readonly chosen: SubmissionVersion | undefined;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}) {
  const { versions, chosen, onChoose, children } = props;
  const messages = useMessages(historyMessages);
  const { anonymous } = useMessages(uiMessages);
  const { locale } = useLocale();
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
                {formatStateName(version, versions, messages)}
                {at === 0 && (
                  <Badge appearance="outline" color="informative">
                    {messages.current}
                  </Badge>
                )}
              </span>
              <span className={styles.small}>
                {messages.by({
                  person: version.isAnonymous ? anonymous : version.by,
                  moment: formatDateTime(version.timestamp, locale),
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
