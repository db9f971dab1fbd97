import { randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { Secrets } from '../secrets/secrets.ts';

const PLACE = 'captcha receipt';
const receipt = z.object({ id: z.uuid(), kind: z.enum(['work', 'recaptcha']), verifiedAt: z.iso.datetime() });

/** Content of a captcha receipt: an ID for using it only once, the kind of captcha, and the time. */
export type Receipt = z.output<typeof receipt>;

export const writeReceipt = (secrets: Secrets, kind: Receipt['kind'], verifiedAt: string): string =>
  secrets.seal(JSON.stringify({ id: randomUUID(), kind, verifiedAt } satisfies Receipt), PLACE);

/** Decrypts a captcha receipt. @returns `undefined` if this server didn't issue it */
export function readReceipt(secrets: Secrets, text: string): Receipt | undefined {
  const opened = secrets.open(text, PLACE);
  return opened === undefined ? undefined : receipt.parse(JSON.parse(opened));
}
