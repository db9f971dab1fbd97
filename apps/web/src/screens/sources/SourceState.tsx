import { Caption1 } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, ErrorCircle16Filled } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { wordMoment } from '../../ui/word-moment.ts';
import { sourcesMessages } from './sources.messages.ts';
import { useSourcesStyles } from './sources.styles.ts';

/** When the rows of a source were last another, or that they could not be brought. */
export function SourceState({ source: { sync, summary, isOff } }: { readonly source: ListedSource }) {
  const messages = useMessages(sourcesMessages);
  const styles = useSourcesStyles();
  const { locale } = useSpeech();
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
  const when = lastModified === undefined ? undefined : wordMoment(lastModified, locale);
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
