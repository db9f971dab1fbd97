import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';

/** Event types of a webhook. */
export const webhookType = z.enum(['response-submitted', 'response-resubmitted', 'response-deleted']);

/** `preview`: receives responses to a form's draft, like the preview configuration of a data source. */
export const webhookEnvironment = z.enum(['production', 'preview']);

/** `INBUILT_EMAIL`: represents the email of the former app; it is deleted with its form. */
export const webhookOrigin = z.enum(['CUSTOM', 'INBUILT_EMAIL']);

/**
 * `json`: the payload defined in the product specification, for programs. `teams`: a message with an Adaptive Card, for
 * a Teams workflow that posts it to a channel.
 */
export const webhookFormat = z.enum(['json', 'teams']);

/** BCP 47 tag for the fixed texts of an Adaptive Card. */
const language = z.string().check(z.minLength(1), z.maxLength(35));

/**
 * `paused`: by a builder; events are queued. `disabled`: the receiver is gone (410) or has failed for days; nothing is
 * sent until a builder sets the webhook to `active`.
 */
export const webhookState = z.enum(['active', 'paused', 'disabled']);

/** A URL to which a form's responses are sent. The URL may contain a secret, so only builders can read it. */
export const webhook = z.object({
  id: z.guid(),
  formId: recordId,
  name: z.string(),
  url: z.string(),
  type: webhookType,
  environment: webhookEnvironment,
  includePdf: z.boolean(),
  format: webhookFormat,
  language,
  origin: webhookOrigin,
  state: webhookState,
});

export type Webhook = z.output<typeof webhook>;

/** Settings of a webhook. */
export const webhookSettings = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  url: z.url().check(z.maxLength(2048)),
  type: webhookType,
  environment: webhookEnvironment,
  includePdf: z.boolean(),
  format: z._default(webhookFormat, 'json'),
  language: z._default(language, 'en'),
} as const;

export const webhookParams = z.object({ teamId, webhookId: z.guid() });

/** A request to a webhook, as it is sent, but without its signature; PDFs are replaced by their size. */
export const webhookRequest = {
  method: z.literal('POST'),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
} as const;

/**
 * Secret for signatures as in the Standard Webhooks specification: `whsec_` and 32 random bytes in base64. Shown once,
 * to the user who created it.
 */
export const webhookSecret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{43}=$/));

/**
 * The URL isn't a permitted target of a webhook: it must use https on the default port, and its host must be another
 * machine with a name that resolves.
 */
export const addressRefusals = { 'address-refused': 422 } as const;
