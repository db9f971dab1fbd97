import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

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
