import { Button } from '@fluentui/react-components';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useParams } from 'react-router';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { useToldMessages } from '../../../ui/outcome/useToldMessages.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** What became of telling webhooks of a submission, and of its email; each with why in the tooltip. Pressed, it asks whether to tell them again.
 * Its grid moves the focus to it. */
export function WorkflowsCell({ item, onRerun }: { readonly item: SubmissionItem; readonly onRerun: () => void }) {
  const messages = useMessages(workflowsMessages);
  const said = useToldMessages();
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const { teamId = '' } = useParams();
  const { told = [] } = useDeliveryStatus(teamId, item);
  if (told.length === 0) return '–';
  const lines = told.map((one) => ({ id: one.id, text: `${nameTold(one, said)}: ${wordTold(one, said, locale)}` }));
  const tooltip = (
    <ul className={styles.lines}>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
  return (
    <Tooltip relationship="description" content={tooltip}>
      <Button
        appearance="transparent"
        size="small"
        tabIndex={-1}
        className={styles.cell}
        aria-label={messages.cell({ name: `${item.submissionNumber ?? item.title}` })}
        onClick={onRerun}
      >
        <span className={styles.chips}>
          {told.map(({ id, status }) => (
            <OutcomeBadge key={id} status={status} />
          ))}
        </span>
      </Button>
    </Tooltip>
  );
}
