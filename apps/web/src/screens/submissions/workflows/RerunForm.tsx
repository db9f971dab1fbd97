import { Caption1, Checkbox, MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useParams } from 'react-router';
import { mayHaveArrived } from '../../../data/deliveries/told.ts';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { useToldMessages } from '../../../ui/outcome/useToldMessages.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Tells the form's webhooks of a submission again, and people by email: those that are ticked. */
export function RerunForm({ item, onClose }: { readonly item: SubmissionItem; readonly onClose: () => void }) {
  const messages = useMessages(workflowsMessages);
  const said = useToldMessages();
  const { loading } = useMessages(uiMessages);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const tell = useTell();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { teamId = '' } = useParams();
  const { told, rerun } = useDeliveryStatus(teamId, item);
  const ticked = told?.filter(({ id }) => !left.has(id)) ?? [];
  const isAll = ticked.length === told?.length;
  const wasTold = ticked.some(mayHaveArrived);
  const send = async () => {
    // All of them: with those that were made since.
    const count = await rerun(isAll ? undefined : ticked.map(({ id }) => id));
    if (count === 0) tell('info', messages.nobody);
    else tell('success', messages.told({ count }));
  };
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(left);
    if (isTicked) next.delete(id);
    else next.add(id);
    setLeft(next);
  };
  return (
    <ConfirmDialog
      title={messages.title}
      confirm={told?.length === 0 ? messages.sendFirst : messages.send}
      isRefused={told === undefined || (ticked.length === 0 && !isAll)}
      onConfirm={send}
      onClose={onClose}
    >
      {told === undefined && <Spinner label={loading} />}
      {told?.length === 0 && <p>{messages.none}</p>}
      {wasTold && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.warning}</MessageBarTitle>
            {messages.warningText}
          </MessageBarBody>
        </MessageBar>
      )}
      {told !== undefined && told.length > 0 && (
        <ul className={styles.list}>
          {told.map((one) => {
            const { id, timestamp, status } = one;
            const name = nameTold(one, said);
            return (
              <li key={id} className={styles.item}>
                <Checkbox
                  checked={!left.has(id)}
                  onChange={(_, data) => tick(id, data.checked === true)}
                  aria-label={name}
                />
                <span className={styles.about}>
                  <bdi>{name}</bdi>
                  <Caption1 className={styles.quiet}>
                    {status === 'error' ? wordTold(one, said, locale) : wordMoment(timestamp, locale)}
                  </Caption1>
                </span>
                <OutcomeBadge status={status} />
              </li>
            );
          })}
        </ul>
      )}
    </ConfirmDialog>
  );
}
