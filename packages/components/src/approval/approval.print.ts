import type { PrintAnswer } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { nameOf } from '../kit/people/stored-person.ts';
import { blankChoices } from '../kit/print-blank.ts';
import type { approvalMessages } from './approval.messages.ts';
import { type Approval, type ApprovalProps, approval, readApproval } from './approval.ts';
import { decidedAt } from './decided-at.ts';

/** What was decided, by whom and when; below it the comment. Paper has no reader's zone: the time is UTC. */
export const printApproval =
  (messages: MessagesOf<typeof approvalMessages>, locale: string): PrintAnswer<ApprovalProps, Approval> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return blankChoices(label, [{ label: messages.approved }, { label: messages.rejected }]);
    if (approval.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
    const read = readApproval(value);
    if (!read) return [{ kind: 'pair', label, value: messages.cannotShow }];
    const { status, by, timestamp, comment = '' } = read;
    const when = decidedAt(timestamp, locale, 'UTC');
    const facts = [messages[status], by && nameOf(by), when && `${when} UTC`].filter(Boolean).join(' · ');
    return [{ kind: 'pair', label, value: comment.trim() === '' ? facts : `${facts}\n${comment}` }];
  };
