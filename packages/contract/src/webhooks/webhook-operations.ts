import { z } from 'zod/mini';
import { recordId, teamParams } from '../ids.ts';
import { apiOperation } from '../operation.ts';
import {
  addressRefusals,
  webhook,
  webhookEnvironment,
  webhookOrigin,
  webhookParams,
  webhookRequest,
  webhookSecret,
  webhookSettings,
  webhookType,
} from './webhook.ts';

/** Lists a team's webhooks. For builders. Absent query parameters don't filter. */
export const listWebhooks = apiOperation({
  name: 'listWebhooks',
  summary: "List a team's webhooks",
  method: 'GET',
  path: '/api/teams/{teamId}/webhooks',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  query: z.object({
    formId: z.optional(recordId),
    type: z.optional(webhookType),
    environment: z.optional(webhookEnvironment),
  }),
  output: z.object({ webhooks: z.array(webhook) }),
  refusals: {},
});

/** Maximum webhooks per form. */
export const MAX_WEBHOOKS_PER_FORM = 20;

/** Creates a webhook for a form. For builders, and for programs with an API key, which subscribe this way. */
export const createWebhook = apiOperation({
  name: 'createWebhook',
  summary: 'Create a webhook for a form',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: teamParams,
  body: z.object({ formId: recordId, ...webhookSettings }),
  output: z.object({ webhook, secret: webhookSecret }),
  refusals: {
    ...addressRefusals,
    /** The form has the maximum number of webhooks. */
    'too-many-webhooks': 409,
  },
});

/**
 * Replaces the settings of a webhook. Without `state` the state stays unchanged, so that editing a disabled webhook
 * doesn't enable it. For builders.
 */
export const updateWebhook = apiOperation({
  name: 'updateWebhook',
  summary: 'Update a webhook',
  method: 'PUT',
  path: '/api/teams/{teamId}/webhooks/{webhookId}',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({ ...webhookSettings, state: z.optional(z.enum(['active', 'paused'])) }),
  output: z.object({ webhook }),
  refusals: addressRefusals,
});

/**
 * Deletes a webhook. Idempotent. For builders, and for programs with an API key, which can delete only webhooks created
 * with that key.
 */
export const deleteWebhook = apiOperation({
  name: 'deleteWebhook',
  summary: 'Delete a webhook',
  method: 'DELETE',
  path: '/api/teams/{teamId}/webhooks/{webhookId}',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: webhookParams,
  output: z.object({ deleted: z.int() }),
  refusals: {},
});

/** Deletes a form's webhooks of one origin. Idempotent. For builders. */
export const deleteWebhooks = apiOperation({
  name: 'deleteWebhooks',
  summary: "Delete a form's webhooks of one origin",
  method: 'DELETE',
  path: '/api/teams/{teamId}/webhooks',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  query: z.object({ formId: recordId, origin: webhookOrigin }),
  output: z.object({ deleted: z.int() }),
  refusals: {},
});

/**
 * Deletes a team's webhooks with a given URL, for programs that know their URL but not the webhook's ID. API keys
 * delete only webhooks created with the same key; builders delete all. Idempotent.
 */
export const unsubscribeWebhooks = apiOperation({
  name: 'unsubscribeWebhooks',
  summary: "Delete a team's webhooks for a URL",
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/unsubscriptions',
  caller: 'team-and-graph',
  role: 'builder',
  keys: true,
  params: teamParams,
  body: z.object({ url: webhookSettings.url }),
  output: z.object({ deleted: z.int() }),
  refusals: {},
});

/**
 * Imports the webhooks that app versions before schema version 1.11.0 stored in a list on the team's site. The list
 * stays unchanged. Each row is imported once: repeating the call imports new rows and doesn't restore deleted webhooks.
 * For builders.
 */
export const migrateWebhooksList = apiOperation({
  name: 'migrateWebhooksList',
  summary: "Import the webhooks of a team's legacy list",
  method: 'PUT',
  path: '/api/teams/{teamId}/migrations/webhooks-list',
  caller: 'team-and-graph',
  role: 'builder',
  params: teamParams,
  output: z.object({
    migrated: z.int(),
    /** IDs of rows that aren't webhooks: the form or URL is missing, or a value is unknown. */
    skipped: z.array(z.string()),
  }),
  refusals: {},
});

/** Returns the request that a webhook would receive for a sample response. Nothing is sent. For builders. */
export const previewWebhook = apiOperation({
  name: 'previewWebhook',
  summary: 'Preview what a webhook receives',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/previews',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** Answers of the sample response. */
    data: z.record(z.string(), z.unknown()),
  }),
  output: z.object({ request: z.object({ ...webhookRequest, body: z.string() }) }),
  refusals: {},
});

/**
 * Sends a sample response to a webhook once, immediately and in any state of the webhook. The event looks real, but its
 * ID begins with `test-`. For builders.
 */
export const testWebhook = apiOperation({
  name: 'testWebhook',
  summary: 'Send a sample response to a webhook',
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/tests',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  body: z.object({
    /** Answers of the sample response. */
    data: z.record(z.string(), z.unknown()),
  }),
  output: z.object({
    status: z.enum(['sent', 'error']),
    /** HTTP status of the receiver's response; `null` if it didn't respond. */
    statusCode: z.nullable(z.int()),
    /** Reason why the receiver didn't respond. */
    failure: z.optional(z.enum(['refused', 'unknown-host', 'unreachable', 'timeout'])),
  }),
  limits: { team: 30 },
  refusals: {},
});

/** Rotates the secret of a webhook. For one day, requests are also signed with the previous secret. For builders. */
export const rotateWebhookSecret = apiOperation({
  name: 'rotateWebhookSecret',
  summary: "Rotate a webhook's secret; the previous secret stays valid for a day",
  method: 'POST',
  path: '/api/teams/{teamId}/webhooks/{webhookId}/secrets',
  caller: 'team-and-graph',
  role: 'builder',
  params: webhookParams,
  output: z.object({
    secret: webhookSecret,
    /** Time until which requests are signed with both secrets; `null` if the webhook had no previous secret. */
    formerUntil: z.nullable(z.iso.datetime()),
  }),
  refusals: {},
});
