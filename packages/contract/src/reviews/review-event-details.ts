import { z } from 'zod/mini';

/** States of a review, in their usual order. */
export const reviewStates = ['new', 'progress', 'done', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Maximum length of a stored comment, in characters. */
export const MAX_COMMENT_LENGTH = 4000;
/** Maximum people notified by one review event. */
export const MAX_NOTIFIED_PEOPLE = 20;

/** A user of the directory, as stored in review events. */
export const reviewPerson = z.object({ id: z.string().check(z.minLength(1)), name: z.string() });

const comment = z.string().check(z.maxLength(MAX_COMMENT_LENGTH));

/** An event of a submission's review. */
export const reviewEventDetails = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), state: z.enum(reviewStates) }),
  /** `null` removes the assignee. */
  z.object({ kind: z.literal('assigned'), to: z.nullable(reviewPerson) }),
  z.object({
    kind: z.literal('comment'),
    text: comment,
    mentions: z.array(reviewPerson).check(z.maxLength(MAX_NOTIFIED_PEOPLE)),
  }),
  /** Returned to the submitter for correction. */
  z.object({ kind: z.literal('returned'), text: comment }),
  /** Decision in an approval field, identified by its label. */
  z.object({ kind: z.literal('decided'), field: z.string(), status: z.enum(['approved', 'rejected']), text: comment }),
]);
export type ReviewEventDetails = z.output<typeof reviewEventDetails>;
