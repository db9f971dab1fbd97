import { Caption1, mergeClasses, Subtitle1 } from '@fluentui/react-components';
import {
  CheckmarkCircle16Filled,
  DismissCircle16Filled,
  Document16Regular,
  Warning16Filled,
} from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FindingTotals } from '@tideform/import';
import { importMessages } from './import.messages.ts';
import { useImportStyles } from './useImportStyles.ts';

/** Counts of the imported properties, grouped by result. */
export function ImportTotals({ totals }: { readonly totals: FindingTotals }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const { locale } = useLocale();
  const { kept, changed, lost } = totals;
  const tiles = [
    { name: messages.totals.all, amount: kept + changed + lost, icon: <Document16Regular /> },
    { name: messages.totals.kept, amount: kept, icon: <CheckmarkCircle16Filled className={styles.kept} /> },
    { name: messages.totals.changed, amount: changed, icon: <Warning16Filled className={styles.changed} /> },
    { name: messages.totals.lost, amount: lost, icon: <DismissCircle16Filled className={styles.lost} /> },
  ];
  return (
    <dl className={styles.totals}>
      {tiles.map(({ name, amount, icon }) => (
        <div key={name} className={styles.total}>
          <dt className={mergeClasses(styles.totalName, styles.hint)}>
            <span aria-hidden="true">{icon}</span>
            <Caption1>{name}</Caption1>
          </dt>
          <dd className={styles.amount}>
            <Subtitle1>{amount.toLocaleString(locale)}</Subtitle1>
          </dd>
        </div>
      ))}
    </dl>
  );
}
