import { Caption1 } from '@fluentui/react-components';
import { CheckmarkCircle16Filled, ErrorCircle16Filled } from '@fluentui/react-icons';
import { useSpeech, useWords } from '@tideform/words/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { wordMoment } from '../../ui/word-moment.ts';
import { useSourcesStyles } from './sources.styles.ts';
import { sourcesWords } from './sources.words.ts';

/** When the rows of a source were last another, or that they could not be brought. */
export function SourceState({ source: { sync, summary, isOff } }: { readonly source: ListedSource }) {
  const words = useWords(sourcesWords);
  const styles = useSourcesStyles();
  const { locale } = useSpeech();
  if (!sync.enabled) {
    return (
      <Hint content={isOff ? words.keptOffWhy : words.notHereWhy} relationship="description">
        <Caption1 className={styles.quiet} tabIndex={0}>
          {words.notHere}
        </Caption1>
      </Hint>
    );
  }
  const { error, lastModified } = summary ?? {};
  const when = lastModified === undefined ? undefined : wordMoment(lastModified, locale);
  if (!error && when === undefined) return <Caption1 className={styles.quiet}>{words.coming}</Caption1>;
  return (
    <span className={styles.state}>
      {error ? (
        <ErrorCircle16Filled className={styles.bad} role="img" aria-label={words.failed} aria-hidden={false} />
      ) : (
        <CheckmarkCircle16Filled className={styles.good} aria-hidden />
      )}
      <Caption1>{when ?? '–'}</Caption1>
    </span>
  );
}
