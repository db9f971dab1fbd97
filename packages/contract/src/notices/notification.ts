import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';
import { reviewNotificationReason } from '../reviews/review-operations.ts';

/** Content of a notification, by kind of event. */
export const notificationContent = z.discriminatedUnion('kind', [
  /** A webhook was disabled: its receiver is gone or has failed for days. */
  z.object({ kind: z.literal('webhook-disabled'), webhook: z.string() }),
  /**
   * An email about a submission failed, or may have failed. `submissionNumber` is `null` if the submission has no
   * number.
   */
  z.object({ kind: z.literal('email-failed'), submissionNumber: z.nullable(z.int()) }),
  /** A summary email failed, or may have failed. */
  z.object({ kind: z.literal('summary-failed') }),
  /** A review event that concerns the user. `day`: date of the submission, `YYYY-MM-DD` (UTC). */
  z.object({
    kind: z.literal('review'),
    news: reviewNotificationReason,
    by: z.string(),
    responseId: recordId,
    submissionNumber: z.nullable(z.int()),
    day: z.iso.date(),
  }),
]);

export type NotificationContent = z.output<typeof notificationContent>;

/** Notification of a user. Deleted one month after its latest occurrence, whether read or not. */
export const userNotification = z.object({
  id: z.guid(),
  teamId,
  formId: recordId,
  /** Title of the form; `null` if the form isn't published. */
  formTitle: z.nullable(z.string()),
  matter: notificationContent,
  /** Occurrences since the notification was last read. */
  times: z.int(),
  /** Time of the latest occurrence. */
  at: z.iso.datetime(),
  isRead: z.boolean(),
});

export type UserNotification = z.output<typeof userNotification>;
