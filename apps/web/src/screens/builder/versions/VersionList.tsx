import { Badge, Button, MessageBar, MessageBarActions, MessageBarBody, mergeClasses } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FormVersion } from '@tideform/sync';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { formatDateTime } from '../../../ui/format-date-time.ts';
import { useSideBySideStyles } from '../../../ui/side-by-side/side-by-side.styles.ts';
import type { PublishedVersions as Listed } from './useVersionList.ts';

/** List of published versions, newest first, with a button to load more. */
export function VersionList(props: {
  readonly list: Listed;
  readonly chosen: FormVersion | undefined;
  /** Number of the published version that respondents answer now. */
  readonly current: number | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const { list, chosen, current, onChoose } = props;
  const messages = useMessages(versionsMessages);
  const failures = useMessages(failureMessages);
  const styles = useSideBySideStyles();
  return (
    <nav className={styles.list} aria-label={messages.versions}>
      <ul className={styles.entries}>
        {list.versions.map((version) => (
          <li key={version.id}>
            <VersionListEntry
              version={version}
              isChosen={version.id === chosen?.id}
              isCurrent={version.version === current}
              onChoose={() => onChoose(version.id)}
            />
          </li>
        ))}
      </ul>
      <div role="status">{list.isLoading && <p className={styles.quiet}>{messages.loading}</p>}</div>
      {list.cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatCause(list.cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={list.load}>{messages.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
      {list.hasMore && !list.isLoading && list.cause === undefined && (
        <Button appearance="subtle" onClick={list.load}>
          {messages.loadMore}
        </Button>
      )}
    </nav>
  );
}

function VersionListEntry(props: {
  readonly version: FormVersion;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}) {
  const { version, isChosen, isCurrent, onChoose } = props;
  const messages = useMessages(versionsMessages);
  const { locale } = useLocale();
  const styles = useSideBySideStyles();
  const { comment, lastModifiedBy: person } = version;
  const moment = formatDateTime(version.lastModifiedDateTime, locale);
  return (
    <button
      type="button"
      className={mergeClasses(styles.entry, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={styles.entryHead}>
        {messages.version({ number: version.version })}
        {isCurrent && (
          <Badge appearance="outline" color="informative">
            {messages.current}
          </Badge>
        )}
      </span>
      <span dir="auto" className={comment ? undefined : styles.quietText}>
        {comment || messages.noComment}
      </span>
      <span className={styles.small}>{person ? messages.by({ person, moment }) : moment}</span>
    </button>
  );
}
