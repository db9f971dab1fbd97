import { mergeClasses } from '@fluentui/react-components';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { SourceRow } from './SourceRow.tsx';
import type { SourceActions } from './source-actions.ts';
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
