import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';
import { reviewNews } from '../reviews/tell-review.ts';

/** What there is to be said of a notice, by what has happened. */
export const noticeMatter = z.discriminatedUnion('kind', [
  /** A webhook's receiver is gone or has failed for days. */
  z.object({ kind: z.literal('webhook-disabled'), webhook: z.string() }),
  /** An email about a submission has not gone out, or perhaps not. `null`: the submission has no number. */
  z.object({ kind: z.literal('email-failed'), submissionNumber: z.nullable(z.int()) }),
  /** A summary that people get by email did not go out, or perhaps not. */
  z.object({ kind: z.literal('summary-failed') }),
  /** Somebody did something with a submission that is for the person to know. `day`: when it was submitted, `YYYY-MM-DD` (UTC). */
  z.object({
    kind: z.literal('review'),
    news: reviewNews,
    by: z.string(),
    responseId: recordId,
    submissionNumber: z.nullable(z.int()),
    day: z.iso.date(),
  }),
]);

export type NoticeMatter = z.output<typeof noticeMatter>;

/** Something that concerns a person, until they have read it and for a month after it happened. */
export const notice = z.object({
  id: z.guid(),
  teamId,
  formId: recordId,
  /** `null`: the form is not published. */
  formTitle: z.nullable(z.string()),
  matter: noticeMatter,
  /** How often it has happened since it was read last. */
  times: z.int(),
  /** When it happened last. */
  at: z.iso.datetime(),
  isRead: z.boolean(),
});

export type Notice = z.output<typeof notice>;
