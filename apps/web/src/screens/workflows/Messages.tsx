import { Button, Checkbox, mergeClasses, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { ArrowClockwise16Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { WebhookMessage } from '@tideform/contract';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { uiMessages } from '../../ui/ui.messages.ts';
import { MessageRow } from './MessageRow.tsx';
import { numberOf } from './number-of.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

const MessageDialog = onDemand(async () => (await import('./MessageDialog.tsx')).MessageDialog);

/** What a webhook was told, newest first; those that are ticked are sent again together. */
export function Messages(props: {
  readonly teamId: string;
  readonly webhookId: string;
  /** `undefined`: not here yet. */
  readonly messages: readonly WebhookMessage[] | undefined;
  readonly onReplay: (ids: readonly string[]) => Promise<void>;
}) {
  const labels = useMessages(workflowsMessages);
  const { loading } = useMessages(uiMessages);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const { teamId, webhookId, messages, onReplay } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<WebhookMessage>();
  if (messages === undefined) {
    return (
      <Skeleton aria-label={loading} className={styles.cardHead}>
        <SkeletonItem size={32} />
      </Skeleton>
    );
  }
  if (messages.length === 0) return <p className={mergeClasses(styles.cardHead, styles.quiet)}>{labels.nothingTold}</p>;
  const kept = messages.filter(({ isKept }) => isKept).map(({ id }) => id);
  const ticked = kept.filter((id) => chosen.has(id));
  const isAll = ticked.length > 0 && ticked.length === kept.length;
  const clear = () => setChosen(new Set());
  const tick = (id: string, isTicked: boolean) =>
    setChosen(new Set(isTicked ? [...ticked, id] : ticked.filter((each) => each !== id)));
  const { columns } = labels;
  return (
    <>
      {ticked.length > 0 && (
        <div className={styles.selection}>
          <strong className={styles.grow} role="status">
            {labels.ticked({ count: ticked.length })}
          </strong>
          <Button
            appearance="subtle"
            icon={<ArrowClockwise16Regular />}
            onClick={() => {
              clear();
              onReplay(ticked);
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
                disabled={kept.length === 0}
                checked={isAll ? true : ticked.length > 0 ? 'mixed' : false}
                onChange={() => setChosen(new Set(isAll ? [] : kept))}
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
          {messages.map((message) => (
            <MessageRow
              key={message.id}
              message={message}
              isTicked={chosen.has(message.id) && message.isKept}
              onTick={(isTicked) => tick(message.id, isTicked)}
              onOpen={() => setOpened(message)}
              onReplay={() => onReplay([message.id])}
            />
          ))}
        </tbody>
      </table>
      {opened && (
        <MessageDialog
          teamId={teamId}
          webhookId={webhookId}
          message={opened}
          number={numberOf(opened, locale)}
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
