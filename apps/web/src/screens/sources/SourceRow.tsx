import { Body1Strong, Button, Caption1, mergeClasses } from '@fluentui/react-components';
import { useSpeech, useWords } from '@tideform/words/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { wordFailure } from '../../failures/word-failure.ts';
import { wordBytes } from '../../ui/word-bytes.ts';
import { kindOfSource } from './kind-of-source.ts';
import { SourceIcon } from './SourceIcon.tsx';
import { SourceMenu } from './SourceMenu.tsx';
import { SourceState } from './SourceState.tsx';
import type { SourceDeeds } from './source-deeds.ts';
import { useSourcesStyles } from './sources.styles.ts';
import { sourcesWords } from './sources.words.ts';

const COLUMNS = 6;

/** One data source, with what is wrong with it below. */
export function SourceRow({ source, ...deeds }: SourceDeeds & { readonly source: ListedSource }) {
  const words = useWords(sourcesWords);
  const failures = useWords(failureWords);
  const styles = useSourcesStyles();
  const { locale } = useSpeech();
  const numbers = new Intl.NumberFormat(locale);
  const { title, sourceId, summary, previewSummary } = source;
  const kind = kindOfSource(source);
  const { error, count, sizeBytes } = summary ?? {};
  const previewError = previewSummary?.error;
  return (
    <>
      <tr className={mergeClasses(styles.row, error && styles.failed)}>
        <td className={styles.cell}>
          <div className={styles.name}>
            <SourceIcon kind={kind} />
            <div className={styles.names}>
              <Body1Strong>
                <bdi>{title}</bdi>
              </Body1Strong>
              <Caption1 className={styles.id} dir="ltr">
                {sourceId}
              </Caption1>
            </div>
          </div>
        </td>
        <td className={styles.cell}>{words.kinds[kind]}</td>
        <td className={mergeClasses(styles.cell, styles.cellNumber, styles.named)} data-head={words.columns.rows}>
          <span className={styles.amount}>
            {count === undefined ? '–' : numbers.format(count)}
            {sizeBytes !== undefined && (
              <Caption1 className={styles.quiet}>{words.size({ size: wordBytes(sizeBytes, locale) })}</Caption1>
            )}
          </span>
        </td>
        <td className={mergeClasses(styles.cell, styles.named)} data-head={words.columns.usedIn}>
          <UsedIn source={source} />
        </td>
        <td className={mergeClasses(styles.cell, styles.named)} data-head={words.columns.seen}>
          <SourceState source={source} />
        </td>
        <td className={mergeClasses(styles.cell, styles.menu)}>
          <SourceMenu source={source} {...deeds} />
        </td>
      </tr>
      {(error || previewError) && (
        <tr className={error && styles.failed}>
          <td colSpan={COLUMNS}>
            <div className={styles.notes}>
              {error && (
                <Caption1 className={styles.error}>
                  {wordFailure(error, failures)} {count !== undefined && words.goesOn({ rows: count })}
                </Caption1>
              )}
              {previewError && (
                <Caption1 className={styles.warning}>
                  {words.preview({ error: wordFailure(previewError, failures) })}
                </Caption1>
              )}
              <Button size="small" onClick={deeds.onRetry}>
                {words.tryAgain}
              </Button>
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

function UsedIn({ source: { type, usedBy } }: { readonly source: ListedSource }) {
  const words = useWords(sourcesWords);
  const styles = useSourcesStyles();
  const [first] = usedBy;
  if (type === 'team-members') return <>{words.everyForm}</>;
  if (!first) return <span className={styles.quiet}>{words.notUsed}</span>;
  return <bdi>{usedBy.length === 1 ? first.title : words.andMore({ form: first.title, more: usedBy.length - 1 })}</bdi>;
}
