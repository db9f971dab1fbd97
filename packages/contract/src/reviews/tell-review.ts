import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';
import { submissionParams } from './add-review-deed.ts';
import { mostTold } from './review-deed.ts';

/** Why somebody is told of a review: it is theirs now, a comment names them, or their submission is to be corrected. */
export const reviewNews = z.enum(['assigned', 'mentioned', 'returned']);
export type ReviewNews = z.output<typeof reviewNews>;

/** Tells people under their bells of what the caller did with a submission, which the caller has to be able to read. */
export const tellReview = apiOperation({
  name: 'tellReview',
  summary: 'Tell people of the review of a submission',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/responses/{responseId}/review/news',
  caller: 'team-and-graph',
  params: submissionParams,
  body: z.object({
    news: reviewNews,
    to: z.array(z.guid()).check(z.minLength(1), z.maxLength(mostTold)),
  }),
  output: z.object({ told: z.int() }),
  refusals: {},
});
