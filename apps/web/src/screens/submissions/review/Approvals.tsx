import { Button, Caption1, Field, Textarea } from '@fluentui/react-components';
import { CheckmarkRegular, DismissRegular } from '@fluentui/react-icons';
import type { ReviewEventDetails } from '@tideform/contract';
import { getAnswerPermission } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useSubmitDecision } from '../../../data/submissions/useReviewEventCommands.ts';
import { useViewer } from '../../../data/useIdentity.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { reviewMessages } from './review.messages.ts';
import { useReviewStyles } from './review.styles.ts';

/** Approval fields of a submission, with buttons for viewers who may decide. */
export function Approvals(props: {
  readonly teamId: string;
  readonly item: SubmissionItem;
  readonly columns: readonly SubmissionColumn[];
  /** Whether the user may edit the submission. */
  readonly mayEdit: boolean;
  readonly isOff: boolean;
  /** Records the decision as a review event. Resolves to whether it was stored. */
  readonly onEvent: (event: ReviewEventDetails) => Promise<boolean>;
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
  readonly onEvent: (event: ReviewEventDetails) => Promise<boolean>;
}) {
  const messages = useMessages(reviewMessages);
  const failures = useMessages(failureMessages);
  const styles = useReviewStyles();
  const notify = useShowToast();
  const { teamId, item, column, isOff, onEvent } = props;
  const decide = useSubmitDecision(teamId);
  const viewer = useViewer(item.anonymous ? undefined : item.createdById);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [decided, setDecided] = useState<string>();
  const decision = decided ?? (column.lines ?? column.text)(item);
  const mayDecide = props.mayEdit && getAnswerPermission(column.answeredBy ?? [], viewer) === 'edit';
  const submitDecision = async (status: 'approved' | 'rejected') => {
    setBusy(true);
    try {
      const comment = text.trim();
      if (!(await decide(item, { path: column.id.replace(/^data\./, ''), status, comment }))) {
        notify('info', messages.hasBegun);
        return;
      }
      setDecided(messages.acts[status]({ field: column.label }));
      await onEvent({ kind: 'decided', field: column.label, status, text: comment });
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section aria-label={column.label} className={styles.approval}>
      <Field label={column.label}>
        <bdi className={styles.decision}>{decision || messages.undecided}</bdi>
      </Field>
      {!decision && !mayDecide && <Caption1 className={styles.about}>{messages.notYours}</Caption1>}
      {!decision && mayDecide && (
        <>
          <Field label={messages.decisionComment}>
            <Textarea dir="auto" rows={1} value={text} maxLength={4000} onChange={(_, { value }) => setText(value)} />
          </Field>
          <div className={styles.line}>
            <Button
              icon={<CheckmarkRegular />}
              disabledFocusable={isOff || isBusy}
              onClick={() => submitDecision('approved')}
            >
              {messages.approve}
            </Button>
            <Button
              icon={<DismissRegular />}
              disabledFocusable={isOff || isBusy}
              onClick={() => submitDecision('rejected')}
            >
              {messages.reject}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
