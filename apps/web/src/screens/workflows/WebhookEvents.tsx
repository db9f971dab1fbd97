import { Button, Checkbox, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { WebhookMessage } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { uiMessages } from '../../ui/ui.messages.ts';
import { formatSubmissionNumber, WebhookEventRow } from './WebhookEventRow.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

const WebhookEventDialog = onDemand(async () => (await import('./WebhookEventDialog.tsx')).WebhookEventDialog);

/** Events of a webhook, newest first. Selected events can be sent again together. */
export function WebhookEvents(props: {
  readonly teamId: string;
  readonly webhookId: string;
  /** Events of the webhook; `undefined` while loading. */
  readonly events: readonly WebhookMessage[] | undefined;
  readonly onReplay: (ids: readonly string[]) => Promise<void>;
}) {
  const labels = useMessages(workflowsMessages);
  const { loading } = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const { teamId, webhookId, events, onReplay } = props;
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<WebhookMessage>();
  if (events === undefined) {
    return (
      <Skeleton aria-label={loading} className={styles.cardHead}>
        <SkeletonItem size={32} />
      </Skeleton>
    );
  }
  if (events.length === 0) return <p className={mergeClasses(styles.cardHead, styles.quiet)}>{labels.nothingTold}</p>;
  const storedIds = events.filter(({ isKept }) => isKept).map(({ id }) => id);
  const selectedIds = storedIds.filter((id) => chosenIds.has(id));
  const isAll = selectedIds.length > 0 && selectedIds.length === storedIds.length;
  const clear = () => setChosen(new Set());
  const toggle = (id: string, isSelected: boolean) =>
    setChosen(new Set(isSelected ? [...selectedIds, id] : selectedIds.filter((each) => each !== id)));
  const { columns } = labels;
  return (
    <>
      {selectedIds.length > 0 && (
        <div className={styles.selection}>
          <strong className={styles.grow} role="status">
            {labels.ticked({ count: selectedIds.length })}
          </strong>
          <Button
            appearance="subtle"
            icon={<ArrowClockwise16Regular />}
            onClick={() => {
              clear();
              onReplay(selectedIds);
            }}
          >
            {labels.replay}
          </Button>
          <Button appearance="subtle" onClick={clear}>
            {labels.clear}
          </Button>
        </div>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.tick}>
              <Checkbox
                aria-label={labels.tickAll}
                disabled={storedIds.length === 0}
                checked={isAll ? true : selectedIds.length > 0 ? 'mixed' : false}
                onChange={() => setChosen(new Set(isAll ? [] : storedIds))}
              />
            </th>
            {[columns.status, columns.event, columns.submission, columns.when, columns.code].map((label) => (
              <th key={label} scope="col" className={styles.cell}>
                {label}
              </th>
            ))}
            <th scope="col" className={styles.cell} aria-label={columns.actions} />
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <WebhookEventRow
              key={event.id}
              event={event}
              isSelected={chosenIds.has(event.id) && event.isKept}
              onToggle={(isSelected) => toggle(event.id, isSelected)}
              onOpen={() => setOpened(event)}
              onReplay={() => onReplay([event.id])}
            />
          ))}
        </tbody>
      </table>
      {opened && (
        <WebhookEventDialog
          teamId={teamId}
          webhookId={webhookId}
          event={opened}
          number={formatSubmissionNumber(opened, locale)}
          onClose={() => setOpened(undefined)}
          onReplay={() => {
            setOpened(undefined);
            onReplay([opened.id]);
          }}
        />
      )}
    </>
  );
}
