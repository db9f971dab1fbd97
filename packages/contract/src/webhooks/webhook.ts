import { z } from 'zod/mini';
import { recordId, teamId } from '../ids.ts';

/** What happens to a response that a webhook is told of. */
export const webhookType = z.enum(['response-submitted', 'response-resubmitted', 'response-deleted']);

/** `preview`: told of responses to a form's draft, as a preview data source belongs to drafts. */
export const webhookEnvironment = z.enum(['production', 'preview']);

/** `INBUILT_EMAIL`: stands for the email of a former program; it goes with its form. */
export const webhookOrigin = z.enum(['CUSTOM', 'INBUILT_EMAIL']);

/** `json`: the specification's payload, for programs. `teams`: a message with a card, for a flow of Teams that posts it to a channel. */
export const webhookFormat = z.enum(['json', 'teams']);

/** A BCP 47 tag: what a card says by itself is in it. */
const language = z.string().check(z.minLength(1), z.maxLength(35));

/**
 * `paused`: by a builder; what happens meanwhile waits. `disabled`: its receiver is gone (410) or has failed for days; nothing more
 * goes there until a builder sets it to active.
 */
export const webhookState = z.enum(['active', 'paused', 'disabled']);

/** An address that a form's responses are sent to. The address may hold a secret: builders alone see it. */
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

/** What a builder says of a webhook. */
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

/** A request to a webhook, as it is sent. Its signature is hidden; a PDF in its body is named by its size. */
export const webhookRequest = {
  method: z.literal('POST'),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
} as const;

/**
 * Signs what is sent, as the Standard Webhooks specification says: `whsec_` and 32 random bytes in base64. Shown once, to who made it.
 */
export const webhookSecret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{43}=$/));

/** The address is none that this server sends to: another machine's, by https on its usual port, with a name that is known. */
export const addressRefused = { 'address-refused': 422 } as const;
