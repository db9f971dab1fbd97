import { Button } from '@fluentui/react-components';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useParams } from 'react-router';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { OutcomeBadge } from '../../../ui/outcome/OutcomeBadge.tsx';
import { useToldWords } from '../../../ui/outcome/useToldWords.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';
import { workflowsWords } from './workflows.words.ts';

/** What became of telling webhooks of a submission, and of its e-mail; each with why in the tooltip. Pressed, it asks whether to tell them again.
 * Its grid moves the focus to it. */
export function WorkflowsCell({ item, onRerun }: { readonly item: SubmissionItem; readonly onRerun: () => void }) {
  const words = useWords(workflowsWords);
  const said = useToldWords();
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
        aria-label={words.cell({ name: `${item.submissionNumber ?? item.title}` })}
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
