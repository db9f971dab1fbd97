import type { PrintAnswer } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { getPersonName } from '../kit/people/stored-person.ts';
import { printBlankChoices } from '../kit/print-blank.ts';
import type { approvalMessages } from './approval.messages.ts';
import { type Approval, type ApprovalProps, approval, parseApproval } from './approval.ts';
import { formatDecisionTime } from './format-decision-time.ts';

/**
 * Prints the decision, its author and time, and the comment. Times are in UTC, because the reader's time zone is
 * unknown on paper.
 */
export const printApproval =
  (messages: MessagesOf<typeof approvalMessages>, locale: string): PrintAnswer<ApprovalProps, Approval> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return printBlankChoices(label, [{ label: messages.approved }, { label: messages.rejected }]);
    if (approval.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
    const read = parseApproval(value);
    if (!read) return [{ kind: 'pair', label, value: messages.cannotShow }];
    const { status, by, timestamp, comment = '' } = read;
    const when = formatDecisionTime(timestamp, locale, 'UTC');
    const facts = [messages[status], by && getPersonName(by), when && `${when} UTC`].filter(Boolean).join(' · ');
    return [{ kind: 'pair', label, value: comment.trim() === '' ? facts : `${facts}\n${comment}` }];
  };
