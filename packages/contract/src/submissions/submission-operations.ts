import { z } from 'zod/mini';
import { formParams, recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** Nine digits exceed what any form needs, and fit wherever the number is shown. */
export const MAX_SUBMISSION_NUMBER = 999_999_999;

/** The number of a form's latest submission; 0 before the first. */
const submissionNumber = z.object({
  submissionNumber: z.int().check(z.minimum(0), z.maximum(MAX_SUBMISSION_NUMBER)),
});

/**
 * Assigns the next submission number to a response. The idempotency key is the response's ID; repeating the call
 * returns the same number. A number is never assigned twice, even after the form's number was set back. Gaps are
 * possible.
 */
export const nextSubmissionNumber = apiOperation({
  name: 'nextSubmissionNumber',
  summary: 'Assign the next submission number to a response',
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number/next',
  caller: 'team',
  params: formParams,
  output: submissionNumber,
  refusals: {
    /** The form's number has reached the maximum. The same call succeeds after a builder sets a lower number. */
    'no-number-left': 409,
  },
  idempotent: true,
});

/** Returns the number from which the next submission continues. */
export const getSubmissionNumber = apiOperation({
  name: 'getSubmissionNumber',
  summary: "Get a form's submission number",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number',
  caller: 'team',
  params: formParams,
  output: z.extend(submissionNumber, {
    /**
     * Number of submissions, including submissions through share links and deleted submissions; a resubmitted response
     * counts once.
     */
    submissions: z.optional(z.int().check(z.minimum(0))),
  }),
  refusals: {},
});

/**
 * Sets the number from which the next submission continues: the next submission gets `value + 1`, or the first free
 * number above that.
 */
export const setSubmissionNumber = apiOperation({
  name: 'setSubmissionNumber',
  summary: "Set a form's submission number",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/submission-number',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({
    submissionNumber: z.int().check(z.minimum(0), z.maximum(MAX_SUBMISSION_NUMBER - 1)),
  }),
  output: submissionNumber,
  refusals: {
    /** The team's plan doesn't include submission numbers. */
    'locked-by-plan': 403,
  },
});

/**
 * Counts one stored submission towards the team's month. The idempotency key is the response's ID; for a resubmission,
 * followed by `-r` and its sequence number. The same key counts once. Resubmissions are recorded but don't increase
 * `submissions`; neither do responses without a submission number. Counting never delays a submission.
 */
export const countSubmission = apiOperation({
  name: 'countSubmission',
  summary: 'Count a stored submission',
  method: 'POST',
  path: '/api/teams/{teamId}/subscription/submission',
  caller: 'team',
  params: teamParams,
  query: z.object({ formId: recordId, resubmission: z._default(z.union([z.boolean(), z.stringbool()]), false) }),
  /**
   * Number of the team's submissions in the month of this submission. The month of a submission is that of the day on
   * which it was first reported.
   */
  output: z.object({ submissions: z.int().check(z.minimum(0)) }),
  refusals: {},
  idempotent: true,
});

/** A submission for API consumers. Times are ISO 8601 in UTC. */
const submission = z.object({
  responseId: z.string(),
  submissionNumber: z.nullable(z.number()),
  title: z.string(),
  formVersion: z.nullable(z.number()),
  timestamp: z.string(),
  lastModified: z.string(),
  /** `null` for anonymous respondents. */
  createdBy: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});

/**
 * Lists the submissions of a form, newest first, in pages of some hundreds; an absent `cursor` means the last page. For
 * programs with an API key they are read with the form's connected account; for builders, with their own permissions.
 */
export const listSubmissions = apiOperation({
  name: 'listSubmissions',
  summary: "List a form's submissions",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/submissions',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  limits: { token: 120, key: 120 },
  params: formParams,
  query: z.object({
    cursor: z.optional(z.string().check(z.maxLength(8000))),
    /** Lists only submissions submitted at or after `from`, and before `to`. */
    from: z.optional(z.iso.datetime()),
    to: z.optional(z.iso.datetime()),
  }),
  output: z.object({ submissions: z.array(submission), cursor: z.optional(z.string()) }),
  refusals: {
    /** The form has no connected account. */
    'authorization-required': 409,
    /** The connected account can no longer read the responses. */
    'authorization-expired': 409,
    'invalid-cursor': 422,
  },
});
