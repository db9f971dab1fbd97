import { Badge, Body1, Button, Caption1 } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { type Finding, findingMessages, sayReason } from '@tideform/import';
import { useMemo, useState } from 'react';
import { importMessages } from './import.messages.ts';
import { useImportStyles } from './useImportStyles.ts';

const rowsAtATime = 100;
const colours = { kept: 'success', changed: 'warning', lost: 'danger' } as const;
const order = { lost: 0, changed: 1, kept: 2 } as const;

/** What became of each property that is not as it was; on wish of those that are. */
export function ImportReport({ findings }: { readonly findings: readonly Finding[] }) {
  const messages = useMessages(importMessages);
  const styles = useImportStyles();
  const [showsKept, setShowsKept] = useState(false);
  const [most, setMost] = useState(rowsAtATime);
  const shown = useMemo(
    () =>
      findings
        .filter(({ outcome }) => showsKept || outcome !== 'kept')
        .toSorted((one, other) => order[one.outcome] - order[other.outcome])
        .map((finding, number) => ({ finding, number })),
    [findings, showsKept],
  );
  const kept = useMemo(() => findings.filter(({ outcome }) => outcome === 'kept').length, [findings]);
  return (
    <>
      {shown.length === 0 ? (
        <Body1>{messages.nothingChanged}</Body1>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
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
              {shown.slice(0, most).map(({ finding, number }) => (
                <FindingRow key={number} finding={finding} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <div className={styles.bar}>
        {shown.length > most && (
          <Button appearance="subtle" onClick={() => setMost(most + rowsAtATime * 5)}>
            {messages.showMore({ count: shown.length - most })}
          </Button>
        )}
        {kept > 0 && (
          <Button appearance="subtle" onClick={() => setShowsKept(!showsKept)}>
            {showsKept ? messages.hideKept : messages.showKept({ count: kept })}
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
        <Badge appearance="tint" color={colours[outcome]}>
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
        <Caption1>{sayReason(finding, reasons)}</Caption1>
      </td>
    </tr>
  );
}
