import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';

/** A submission as programs read it. Instants are ISO-8601 UTC. */
const submission = z.object({
  responseId: z.string(),
  submissionNumber: z.nullable(z.number()),
  title: z.string(),
  formVersion: z.nullable(z.number()),
  timestamp: z.string(),
  lastModified: z.string(),
  /** `null`: somebody whom a share link has let in. */
  createdBy: z.nullable(z.string()),
  data: z.record(z.string(), z.unknown()),
});

/**
 * Submissions of a form, newest first, some hundred a page; `cursor` continues, and there are no more without one. For programs with
 * a key of the team they are read with an account that is lent to the form; for who may build the team's forms as themselves.
 */
export const listSubmissions = apiOperation({
  name: 'listSubmissions',
  summary: 'List the submissions of a form',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/submissions',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  limits: { token: 120, key: 120 },
  params: formParams,
  query: z.object({
    cursor: z.optional(z.string().check(z.maxLength(8000))),
    /** Submitted from then on, and before then. */
    from: z.optional(z.iso.datetime()),
    to: z.optional(z.iso.datetime()),
  }),
  output: z.object({ submissions: z.array(submission), cursor: z.optional(z.string()) }),
  refusals: {
    /** No account is lent to the form. */
    'authorization-required': 409,
    /** The one that is lent may not read it any more. */
    'authorization-expired': 409,
    'invalid-cursor': 422,
  },
});
