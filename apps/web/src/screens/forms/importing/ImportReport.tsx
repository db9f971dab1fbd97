import { Badge, Body1, Button, Caption1, mergeClasses, Subtitle1 } from '@fluentui/react-components';
import {
  CheckmarkCircle16Filled,
  DismissCircle16Filled,
  Document16Regular,
  Warning16Filled,
} from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type Finding, type FindingTotals, findingMessages, formatFindingReason } from '@tideform/import';
import { useMemo, useState } from 'react';
import { importMessages } from './import.messages.ts';
import { useImportStyles } from './useImportStyles.ts';

const rowsAtATime = 100;
const outcomeColors = { kept: 'success', changed: 'warning', lost: 'danger' } as const;
const outcomeOrder = { lost: 0, changed: 1, kept: 2 } as const;

/** Table of the properties that were changed or lost, and on request those that were kept. */
export function ImportReport({ findings }: { readonly findings: readonly Finding[] }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const [isKeptShown, setKeptShown] = useState(false);
  const [maxRows, setMaxRows] = useState(rowsAtATime);
  const shown = useMemo(
    () =>
      findings
        .filter(({ outcome }) => isKeptShown || outcome !== 'kept')
        .toSorted((one, other) => outcomeOrder[one.outcome] - outcomeOrder[other.outcome])
        .map((finding, number) => ({ finding, number })),
    [findings, isKeptShown],
  );
  const keptCount = useMemo(() => findings.filter(({ outcome }) => outcome === 'kept').length, [findings]);
  return (
    <>
      {shown.length === 0 ? (
        <Body1>{messages.nothingChanged}</Body1>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section
        <section className={styles.scroll} tabIndex={0} aria-label={messages.report}>
          <table className={styles.table}>
            <thead>
              <tr>
                {[messages.result, messages.part, messages.property, messages.happens].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, maxRows).map(({ finding, number }) => (
                <FindingRow key={number} finding={finding} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className={styles.bar}>
        {shown.length > maxRows && (
          <Button appearance="subtle" onClick={() => setMaxRows(maxRows + rowsAtATime * 5)}>
            {messages.showMore({ count: shown.length - maxRows })}
          </Button>
        )}
        {keptCount > 0 && (
          <Button appearance="subtle" onClick={() => setKeptShown(!isKeptShown)}>
            {isKeptShown ? messages.hideKept : messages.showKept({ count: keptCount })}
          </Button>
        )}
      </div>
    </>
  );
}

function FindingRow({ finding }: { readonly finding: Finding }) {
  const messages = useMessages(importMessages);
  const reasons = useMessages(findingMessages);
  const styles = useImportStyles();
  const { outcome, part, place, property } = finding;
  return (
    <tr>
      <td>
        <Badge appearance="tint" color={outcomeColors[outcome]}>
          {messages.outcomes[outcome]}
        </Badge>
      </td>
      <th scope="row" className={styles.partName} title={place}>
        <bdi>{part || place || messages.wholeForm}</bdi>
      </th>
      <td>
        <bdi>{property}</bdi>
      </td>
      <td>
        <Caption1>{formatFindingReason(finding, reasons)}</Caption1>
      </td>
    </tr>
  );
}

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
