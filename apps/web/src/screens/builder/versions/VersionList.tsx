import { Badge, Button, MessageBar, MessageBarActions, MessageBarBody, mergeClasses } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FormVersion, FormVersionPage } from '@tideform/sync';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { useSideBySideStyles } from '../../../ui/layout/side-by-side.styles.ts';

/** List of published versions, newest first, with a button to load more. */
export function VersionList(props: {
  readonly list: PublishedVersions;
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

interface PublishedVersions {
  readonly versions: readonly FormVersion[];
  readonly isLoading: boolean;
  /** True if there are older versions. */
  readonly hasMore: boolean;
  /** Cause of the failure to load the last page. */
  readonly cause: unknown;
  /** Loads the next page, or retries a failed one. */
  load(): void;
}

/** Published versions, newest first, loaded page by page. */
export function useVersionList(formId: string): PublishedVersions {
  const service = useFormService();
  const [pages, setPages] = useState<readonly FormVersionPage[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [cause, setCause] = useState<unknown>();
  const calls = useRef<AbortController>(undefined);
  const more = pages.at(-1)?.more;
  const load = useCallback(() => {
    const call = new AbortController();
    calls.current?.abort();
    calls.current = call;
    setLoading(true);
    setCause(undefined);
    service.listVersions(formId, more, call.signal).then(
      (page) => {
        if (call.signal.aborted) return;
        setPages((known) => [...known, page]);
        setLoading(false);
      },
      (failure: unknown) => {
        if (call.signal.aborted) return;
        setCause(failure);
        setLoading(false);
      },
    );
  }, [service, formId, more]);
  const first = useRef(load);
  useEffect(() => {
    first.current();
    return () => calls.current?.abort();
  }, []);
  return {
    versions: pages.flatMap(({ versions }) => versions),
    isLoading,
    hasMore: more !== undefined,
    cause,
    load,
  };
}
