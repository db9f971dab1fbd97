import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircle20Filled, Clock20Regular, DismissCircle20Filled } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { getPersonName } from '../kit/people/stored-person.ts';
import { approvalMessages } from './approval.messages.ts';
import type { Approval } from './approval.ts';
import { formatDecisionTime } from './format-decision-time.ts';
import { useApprovalStyles } from './useApprovalStyles.tsx';

/** Shows the decision, its author, and its time in the reader's time zone. Changes are announced to screen readers. */
export function Decision({
  read: approval,
  isEmpty,
}: {
  readonly read: Approval | undefined;
  readonly isEmpty: boolean;
}) {
  const messages = useMessages(approvalMessages);
  const styles = useApprovalStyles();
  const { locale } = useLocale();
  const when = formatDecisionTime(approval?.timestamp, locale);
  return (
    <span role="status" className={styles.state}>
      {approval?.status === 'approved' && <CheckmarkCircle20Filled aria-hidden className={styles.approved} />}
      {approval?.status === 'rejected' && <DismissCircle20Filled aria-hidden className={styles.rejected} />}
      {!approval && <Clock20Regular aria-hidden />}
      <span className={mergeClasses(approval && styles.word)}>
        {approval ? messages[approval.status] : isEmpty ? messages.undecided : messages.cannotShow}
      </span>
      {approval?.by && <bdi className={styles.quiet}>{getPersonName(approval.by)}</bdi>}
      {when && (
        <time dateTime={approval?.timestamp} className={styles.quiet}>
          {when}
        </time>
      )}
    </span>
  );
}
