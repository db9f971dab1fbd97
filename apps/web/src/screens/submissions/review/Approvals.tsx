import { Button, Caption1, Field, Textarea } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import type { ReviewDeed } from '@tideform/contract';
import { permissionAmong } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useDecide } from '../../../data/reviews/useDecide.ts';
import { useViewer } from '../../../data/useViewer.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

/** The approvals that a submission asks for, decided beside it by whoever may. */
export function Approvals(props: {
  readonly teamId: string;
  readonly item: SubmissionItem;
  readonly columns: readonly SubmissionColumn[];
  /** The person may change answers of it. */
  readonly mayEdit: boolean;
  readonly isOff: boolean;
  /** Writes down what was decided. */
  readonly onAct: (deed: ReviewDeed) => Promise<boolean>;
}) {
  const { columns, item, ...others } = props;
  return columns
    .filter(({ kind }) => kind === 'decision')
    .map((column) => <Approval key={`${item.responseId} ${column.id}`} column={column} item={item} {...others} />);
}

function Approval(props: {
  readonly teamId: string;
  readonly item: SubmissionItem;
  readonly column: SubmissionColumn;
  readonly mayEdit: boolean;
  readonly isOff: boolean;
  readonly onAct: (deed: ReviewDeed) => Promise<boolean>;
}) {
  const messages = useMessages(reviewMessages);
  const failures = useMessages(failureMessages);
  const styles = useReviewStyles();
  const tell = useTell();
  const { teamId, item, column, isOff, onAct } = props;
  const decide = useDecide(teamId);
  const viewer = useViewer(item.anonymous ? undefined : item.createdById);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [decided, setDecided] = useState<string>();
  const said = decided ?? (column.lines ?? column.text)(item);
  const isTheirs = props.mayEdit && permissionAmong(column.answeredBy ?? [], viewer) === 'edit';
  const act = async (status: 'approved' | 'rejected') => {
    setBusy(true);
    try {
      const comment = text.trim();
      if (!(await decide(item, { path: column.id.replace(/^data\./, ''), status, comment }))) {
        tell('info', messages.hasBegun);
        return;
      }
      setDecided(messages.acts[status]({ field: column.label }));
      await onAct({ kind: 'decided', field: column.label, status, text: comment });
    } catch (cause) {
      tell('error', oopsIn(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={column.label} className={styles.approval}>
      <Field label={column.label}>
        <bdi className={styles.said}>{said || messages.undecided}</bdi>
      </Field>
      {!said && !isTheirs && <Caption1 className={styles.about}>{messages.notYours}</Caption1>}
      {!said && isTheirs && (
        <>
          <Field label={messages.decisionComment}>
            <Textarea dir="auto" rows={1} value={text} maxLength={4000} onChange={(_, { value }) => setText(value)} />
          </Field>
          <div className={styles.line}>
            <Button icon={<CheckmarkRegular />} disabledFocusable={isOff || isBusy} onClick={() => act('approved')}>
              {messages.approve}
            </Button>
            <Button icon={<DismissRegular />} disabledFocusable={isOff || isBusy} onClick={() => act('rejected')}>
              {messages.reject}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
