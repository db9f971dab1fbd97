import { mergeClasses } from '@fluentui/react-components';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { useWords } from '@tideform/words/react';
import type { ListedSource } from '../../data/sources/useDataSources.ts';
import { SourceRow } from './SourceRow.tsx';
import type { SourceDeeds } from './source-deeds.ts';
import { useSourcesStyles } from './sources.styles.ts';
import { sourcesWords } from './sources.words.ts';

export function SourceTable({ sources, ...deeds }: SourceDeeds & { readonly sources: readonly ListedSource[] }) {
  const words = useWords(sourcesWords);
  const styles = useSourcesStyles();
  const unseen = useHiddenClass();
  const { title, kind, rows, usedIn, seen, menu } = words.columns;
  return (
    <div className={styles.card}>
      <table className={styles.table} aria-label={words.title}>
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
              <span className={unseen}>{menu}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <SourceRow key={source.id} source={source} {...deeds} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
