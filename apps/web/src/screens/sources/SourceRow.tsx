import { Body1Strong, Button, Caption1, mergeClasses } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatFailure } from '../../failures/format-failure.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { getSourceKind } from './get-source-kind.ts';
import { SourceIcon } from './SourceIcon.tsx';
import { SourceMenu } from './SourceMenu.tsx';
import { SourceState } from './SourceState.tsx';
import type { SourceActions } from './source-actions.ts';
import { sourcesMessages } from './sources.messages.ts';
import { useSourcesStyles } from './sources.styles.ts';

const COLUMN_COUNT = 6;

/** Row of one data source, with its errors below. */
export function SourceRow({ source, ...actions }: SourceActions & { readonly source: ListedSource }) {
  const messages = useMessages(sourcesMessages);
  const failures = useMessages(failureMessages);
  const styles = useSourcesStyles();
  const { locale } = useLocale();
  const numbers = new Intl.NumberFormat(locale);
  const { title, sourceId, summary, previewSummary } = source;
  const kind = getSourceKind(source);
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
        <td className={styles.cell}>{messages.kinds[kind]}</td>
        <td className={mergeClasses(styles.cell, styles.cellNumber, styles.named)} data-head={messages.columns.rows}>
          <span className={styles.amount}>
            {count === undefined ? '–' : numbers.format(count)}
            {sizeBytes !== undefined && (
              <Caption1 className={styles.quiet}>{messages.size({ size: formatBytes(sizeBytes, locale) })}</Caption1>
            )}
          </span>
        </td>
        <td className={mergeClasses(styles.cell, styles.named)} data-head={messages.columns.usedIn}>
          <SourceUsage source={source} />
        </td>
        <td className={mergeClasses(styles.cell, styles.named)} data-head={messages.columns.seen}>
          <SourceState source={source} />
        </td>
        <td className={mergeClasses(styles.cell, styles.menu)}>
          <SourceMenu source={source} {...actions} />
        </td>
      </tr>
      {(error || previewError) && (
        <tr className={error && styles.failed}>
          <td colSpan={COLUMN_COUNT}>
            <div className={styles.notes}>
              {error && (
                <Caption1 className={styles.error}>
                  {formatFailure(error, failures)} {count !== undefined && messages.goesOn({ rows: count })}
                </Caption1>
              )}
              {previewError && (
                <Caption1 className={styles.warning}>
                  {messages.preview({ error: formatFailure(previewError, failures) })}
                </Caption1>
              )}
              <Button size="small" onClick={actions.onRetry}>
                {messages.tryAgain}
              </Button>
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

function SourceUsage({ source: { type, usedBy } }: { readonly source: ListedSource }) {
  const messages = useMessages(sourcesMessages);
  const styles = useSourcesStyles();
  const [first] = usedBy;
  if (type === 'team-members') return <>{messages.everyForm}</>;
  if (!first) return <span className={styles.quiet}>{messages.notUsed}</span>;
  return (
    <bdi>{usedBy.length === 1 ? first.title : messages.andMore({ form: first.title, more: usedBy.length - 1 })}</bdi>
  );
}
