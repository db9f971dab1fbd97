import { z } from 'zod/mini';
import { formParams } from '../ids.ts';
import { libraryRefusals } from '../library-refusals.ts';
import { apiOperation } from '../operation.ts';

/** Period after which submitted responses of a form are deleted. */
export const retentionPeriod = z.object({
  unit: z.enum(['days', 'months']),
  count: z.int().check(z.minimum(1), z.maximum(3650)),
});
export type RetentionPeriod = z.output<typeof retentionPeriod>;

const formRetention = z.object({
  /** Retention period; `null` if responses aren't deleted. */
  period: z.nullable(retentionPeriod),
  /** State of the connected account with which the server deletes responses. */
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** Owner of the connected account. */
  account: z.optional(z.object({ name: z.string() })),
  /** Result of the last run; absent before the first one. */
  lastRun: z.optional(
    z.object({
      at: z.iso.datetime(),
      deleted: z.int(),
      /** Number of responses that were due but are kept while they are under review. */
      held: z.int(),
      /** Number of responses that were due but that the account isn't allowed to delete. */
      refused: z.int(),
    }),
  ),
});
export type FormRetention = z.output<typeof formRetention>;

/** Returns the retention period of a form and the result of the last run. */
export const getFormRetention = apiOperation({
  name: 'getFormRetention',
  summary: "Get how long a form's responses are kept",
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team',
  params: formParams,
  output: formRetention,
  refusals: {},
});

/**
 * Deletes old responses of the form once a day from now on, with the caller's connected account. Responses that the
 * account can't delete stay. Respondents see the retention period in the form.
 */
export const putFormRetention = apiOperation({
  name: 'putFormRetention',
  summary: "Set how long a form's responses are kept",
  method: 'PUT',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  body: z.object({ period: retentionPeriod, graphCredentialsId: z.guid().check(z.toLowerCase()) }),
  output: formRetention,
  refusals: {
    /** The credential isn't authorized, or isn't the caller's own. */
    'authorization-required': 409,
    'authorization-expired': 409,
    ...libraryRefusals,
  },
});

/** Stops deleting old responses of the form. */
export const deleteFormRetention = apiOperation({
  name: 'deleteFormRetention',
  summary: "Turn off the deletion of a form's responses",
  method: 'DELETE',
  path: '/api/teams/{teamId}/forms/{formId}/retention',
  caller: 'team-and-graph',
  role: 'builder',
  params: formParams,
  output: formRetention,
  refusals: { 'authorization-expired': 409, ...libraryRefusals },
});
