import { Body1Strong, Button, Caption1, mergeClasses } from '@fluentui/react-components';
import {
  CheckmarkCircle16Filled,
  DocumentBulletList20Regular,
  DocumentTable20Regular,
  ErrorCircle16Filled,
  type FluentIcon,
  Form20Regular,
  List20Regular,
  PeopleTeam20Regular,
  Table20Regular,
} from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { DataSourceRow } from '@tideform/sync';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatFailure } from '../../failures/format-failure.ts';
import { formatBytes } from '../../ui/formatting/format-bytes.ts';
import { formatDateTime } from '../../ui/formatting/format-date-time.ts';
import { Hint } from '../../ui/hint/Hint.tsx';
import { IconTile, type Tint } from '../../ui/icons/IconTile.tsx';
import { type SourceActions, SourceMenu } from './SourceMenu.tsx';
import { sourcesMessages } from './sources.messages.ts';
import { useSourcesStyles } from './sources.styles.ts';

export function SourceTable({ sources, ...actions }: SourceActions & { readonly sources: readonly ListedSource[] }) {
  const messages = useMessages(sourcesMessages);
  const styles = useSourcesStyles();
  const hiddenClass = useHiddenClass();
  const { title, kind, rows, usedIn, seen, menu } = messages.columns;
  return (
    <div className={styles.card}>
      <table className={styles.table} aria-label={messages.title}>
        <thead className={styles.headRow}>
          <tr>
            <th scope="col" className={styles.head}>
              {title}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.kind)}>
              {kind}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.number)}>
              {rows}
            </th>
            <th scope="col" className={styles.head}>
              {usedIn}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.seen)}>
              {seen}
            </th>
            <th scope="col" className={mergeClasses(styles.head, styles.tools)}>
              <span className={hiddenClass}>{menu}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const COLUMN_COUNT = 6;

/** Row of one data source, with its errors below. */
function SourceRow({ source, ...actions }: SourceActions & { readonly source: ListedSource }) {
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

const sourceIcons: Readonly<Record<SourceKind, readonly [FluentIcon, Tint]>> = {
  'sharepoint-list': [List20Regular, 'brand'],
  csv: [DocumentTable20Regular, 'steel'],
  json: [DocumentBulletList20Regular, 'marigold'],
  'excel-online': [Table20Regular, 'forest'],
  'form-submissions': [Form20Regular, 'cranberry'],
  'team-members': [PeopleTeam20Regular, 'blue'],
};

function SourceIcon({ kind }: { readonly kind: SourceKind }) {
  const [Icon, tint] = sourceIcons[kind];
  return <IconTile size="small" icon={<Icon />} tint={tint} />;
}

/** Kind of a data source as shown to users: its type, or the format of a file. */
type SourceKind = Exclude<DataSourceRow['type'], 'sharepoint-file'> | 'csv' | 'json';

const getSourceKind = ({ type, config }: Pick<DataSourceRow, 'type' | 'config'>): SourceKind =>
  type === 'sharepoint-file' ? (config.format === 'json' ? 'json' : 'csv') : type;

/** When the rows of a data source last changed, or that downloading them failed. */
function SourceState({ source: { sync, summary, isOff } }: { readonly source: ListedSource }) {
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
