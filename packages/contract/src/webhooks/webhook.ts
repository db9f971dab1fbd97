import { z } from 'zod/mini';
import { recordId } from '../ids.ts';

/** What happens to a response that a webhook is told of. */
export const webhookType = z.enum(['response-submitted', 'response-resubmitted', 'response-deleted']);

/** `preview`: told of responses to a form's draft, as a preview data source belongs to drafts. */
export const webhookEnvironment = z.enum(['production', 'preview']);

/** `INBUILT_EMAIL`: stands for the e-mail of a former program; it goes with its form. */
export const webhookOrigin = z.enum(['CUSTOM', 'INBUILT_EMAIL']);

/** An address that a form's responses are sent to. The address may hold a secret: builders alone see it. */
export const webhook = z.object({
  id: z.guid(),
  formId: recordId,
  name: z.string(),
  url: z.string(),
  type: webhookType,
  environment: webhookEnvironment,
  includePdf: z.boolean(),
  origin: webhookOrigin,
});

export type Webhook = z.output<typeof webhook>;
