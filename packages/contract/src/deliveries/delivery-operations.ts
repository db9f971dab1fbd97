import { z } from 'zod/mini';
import { emailStatus } from '../email/email-message-operations.ts';
import { formParams, recordId } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import { webhookStatus } from './webhook-message-operations.ts';

/**
 * Asks the server to deliver a stored response to the form's webhooks and email rules. Accepted once per response,
 * revision, trigger and kind of target; repeating the call changes nothing and returns the targets of the first call.
 * The server reads the response from the team's library with the caller's permissions, so that webhooks never receive a
 * response that the caller can't read.
 */
export const deliver = apiOperation({
  name: 'deliver',
  summary: "Deliver a response to a form's webhooks and email",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries',
  caller: 'team-and-graph',
  params: formParams,
  body: z.object({
    responseId: recordId,
    /** Number of times the response was submitted, from 1. */
    revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    triggerType: z.enum(['submit', 'resubmit', 'delete']),
    /** Restricts the delivery to one kind of target. All kinds of the trigger by default; deletions send no email. */
    target: z.optional(z.enum(['webhook', 'email'])),
  }),
  output: z.object({
    responseId: recordId,
    revision: z.int(),
    /** Targets of the delivery; empty if the form has neither a webhook nor an email rule. */
    targets: z.array(z.object({ id: z.string(), kind: z.enum(['webhook', 'email']) })),
  }),
  refusals: {
    /** The library has no submission of the form with this ID that the caller can read. */
    'not-stored': 409,
  },
});

/** Maximum responses per call. */
export const MAX_RESPONSES_PER_CALL = 100;

/**
 * Returns the delivery status of responses for the form's webhooks and emails. For every team member, so it contains
 * neither answers nor complete addresses.
 */
export const listDeliveries = apiOperation({
  name: 'listDeliveries',
  summary: 'List the delivery statuses of responses',
  method: 'GET',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries',
  caller: 'team',
  params: formParams,
  query: z.object({
    /** Comma-separated response IDs, 100 at most. */
    responses: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/)),
  }),
  output: z.object({
    /** Status of the requested responses that have deliveries. */
    deliveries: z.array(
      z.object({
        responseId: recordId,
        webhooks: z.array(webhookStatus),
        /** Absent if no email is sent for the response. */
        email: z.optional(emailStatus),
      }),
    ),
  }),
  refusals: {},
});

/**
 * Delivers a stored response to the form's webhooks again, including webhooks created since, and by email on request. A
 * webhook that already received the response gets the same event with the same ID. For members who can read the
 * response in the team's library.
 */
export const rerunDelivery = apiOperation({
  name: 'rerunDelivery',
  summary: "Run a form's workflows again for a response",
  method: 'POST',
  path: '/api/teams/{teamId}/forms/{formId}/deliveries/reruns',
  caller: 'team-and-graph',
  params: formParams,
  body: z.object({
    responseId: recordId,
    /** Webhooks to deliver to; all by default. */
    webhookIds: z.optional(z.array(z.guid()).check(z.maxLength(20))),
    /** Also sends an email with the form's current template, even if one was already sent. */
    email: z.optional(z.boolean()),
  }),
  output: z.object({
    /** Webhooks that receive the response. */
    webhookIds: z.array(z.guid()),
    /** Whether an email is sent. */
    email: z.boolean(),
  }),
  limits: { team: 300 },
  refusals: {
    /** The library has no submission of the form with this ID that the caller can read. */
    'not-stored': 409,
  },
});
