import { Caption1 } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, ErrorCircle16Filled } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { formatDateTime } from '../../ui/format-date-time.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { sourcesMessages } from './sources.messages.ts';
import { useSourcesStyles } from './sources.styles.ts';

/** When the rows of a data source last changed, or that downloading them failed. */
export function SourceState({ source: { sync, summary, isOff } }: { readonly source: ListedSource }) {
  const messages = useMessages(sourcesMessages);
  const styles = useSourcesStyles();
  const { locale } = useLocale();
  if (!sync.enabled) {
    return (
      <Hint content={isOff ? messages.keptOffWhy : messages.notHereWhy} relationship="description">
        <Caption1 className={styles.quiet} tabIndex={0}>
          {messages.notHere}
        </Caption1>
      </Hint>
    );
  }
  const { error, lastModified } = summary ?? {};
  const when = lastModified === undefined ? undefined : formatDateTime(lastModified, locale);
  if (!error && when === undefined) return <Caption1 className={styles.quiet}>{messages.coming}</Caption1>;
  return (
    <span className={styles.state}>
      {error ? (
        <ErrorCircle16Filled className={styles.bad} role="img" aria-label={messages.failed} aria-hidden={false} />
      ) : (
        <CheckmarkCircle16Filled className={styles.good} aria-hidden />
      )}
      <Caption1>{when ?? '–'}</Caption1>
    </span>
  );
}
