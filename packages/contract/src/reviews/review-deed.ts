import { z } from 'zod/mini';

/** States of a review, in the order in which it goes through them. */
export const reviewStates = ['new', 'progress', 'done', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** So many letters of a comment are kept. */
export const longestComment = 4000;
/** So many people are told by one deed. */
export const mostTold = 20;

/** A person of the directory, as deeds name them. */
export const reviewPerson = z.object({ id: z.string().check(z.minLength(1)), name: z.string() });

const comment = z.string().check(z.maxLength(longestComment));

/** What a reviewer does with a submission. */
export const reviewDeed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('state'), state: z.enum(reviewStates) }),
  /** `null`: nobody sees to it any more. */
  z.object({ kind: z.literal('assigned'), to: z.nullable(reviewPerson) }),
  z.object({
    kind: z.literal('comment'),
    text: comment,
    mentions: z.array(reviewPerson).check(z.maxLength(mostTold)),
  }),
  /** Back to who submitted it, to be corrected. */
  z.object({ kind: z.literal('returned'), text: comment }),
  /** What was decided of an approval, by the field's label. */
  z.object({ kind: z.literal('decided'), field: z.string(), status: z.enum(['approved', 'rejected']), text: comment }),
]);
export type ReviewDeed = z.output<typeof reviewDeed>;
