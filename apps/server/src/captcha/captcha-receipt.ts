import { randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { Secrets } from '../secrets/secrets.ts';

const SEAL_CONTEXT = 'captcha receipt';
const receiptSchema = z.object({ id: z.uuid(), kind: z.enum(['work', 'recaptcha']), verifiedAt: z.iso.datetime() });

/** Content of a captcha receipt: an ID for using it only once, the kind of captcha, and the time. */
export type CaptchaReceipt = z.output<typeof receiptSchema>;

export const sealCaptchaReceipt = (secrets: Secrets, kind: CaptchaReceipt['kind'], verifiedAt: string): string =>
  secrets.seal(JSON.stringify({ id: randomUUID(), kind, verifiedAt } satisfies CaptchaReceipt), SEAL_CONTEXT);

/** Decrypts a captcha receipt. @returns `undefined` if this server didn't issue it */
export function openCaptchaReceipt(secrets: Secrets, text: string): CaptchaReceipt | undefined {
  const opened = secrets.open(text, SEAL_CONTEXT);
  return opened === undefined ? undefined : receiptSchema.parse(JSON.parse(opened));
}
