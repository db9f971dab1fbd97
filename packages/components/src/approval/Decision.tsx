import { mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircle20Filled, Clock20Regular, DismissCircle20Filled } from '@fluentui/react-icons';
import { useSpeech, useWords } from '@tideform/words/react';
import { nameOf } from '../kit/people/stored-person.ts';
import type { Approval } from './approval.ts';
import { approvalWords } from './approval.words.ts';
import { decidedAt } from './decided-at.ts';
import { useApprovalStyles } from './useApprovalStyles.tsx';

/** What was decided, by whom and when, in the reader's time. A change is read aloud. */
export function Decision({ read, isEmpty }: { readonly read: Approval | undefined; readonly isEmpty: boolean }) {
  const words = useWords(approvalWords);
  const styles = useApprovalStyles();
  const { locale } = useSpeech();
  const when = decidedAt(read?.timestamp, locale);
  return (
    <span role="status" className={styles.state}>
      {read?.status === 'approved' && <CheckmarkCircle20Filled aria-hidden className={styles.approved} />}
      {read?.status === 'rejected' && <DismissCircle20Filled aria-hidden className={styles.rejected} />}
      {!read && <Clock20Regular aria-hidden />}
      <span className={mergeClasses(read && styles.word)}>
        {read ? words[read.status] : isEmpty ? words.undecided : words.cannotShow}
      </span>
      {read?.by && <bdi className={styles.quiet}>{nameOf(read.by)}</bdi>}
      {when && (
        <time dateTime={read?.timestamp} className={styles.quiet}>
          {when}
        </time>
      )}
    </span>
  );
}
