import { specOf } from '@tideform/components/specs';
import type { ShareSessionClaims } from '@tideform/contract';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { useUp } from '../captcha/challenges-store.ts';
import { readReceipt } from '../captcha/receipt.ts';
import type { ServerContext } from '../context.ts';
import { readFormEmail } from '../email/form-emails-store.ts';

/** Nobody has read and answered a form so soon. */
const quickestMs = 2_000;
const receiptGoodForMs = 24 * 3600_000;

interface Sent {
  readonly website: string;
  readonly receipts: readonly string[];
}

/**
 * Whether it may be a person who submits: where the form asks for a proof or mails addresses from answers, or something looks like a program, a receipt has to come along.
 * Nobody is turned away for good: a browser proves itself by work, without anything to see or to hear.
 */
export async function isProven(
  { database, secrets, now }: ServerContext,
  form: FormDefinition,
  { website, receipts }: Sent,
  caller: ShareSessionClaims,
): Promise<boolean> {
  const isAsked =
    [...walkComponents(form)].some(({ definition }) => specOf(definition.type)?.isProof) ||
    (await mailsAnswers(database, caller));
  const isOdd = website !== '' || now().getTime() - caller.since < quickestMs;
  if (!isAsked && !isOdd) return true;
  for (const text of receipts) {
    const read = readReceipt(secrets, text);
    const endsAt = read ? Date.parse(read.verifiedAt) + receiptGoodForMs : 0;
    if (read && endsAt > now().getTime() && (await useUp(database, { id: read.id, expiresAt: endsAt }, now())))
      return true;
  }
  return false;
}

/** Whether the form sends emails to addresses that answers name. */
async function mailsAnswers(database: ServerContext['database'], form: ShareSessionClaims): Promise<boolean> {
  const email = await readFormEmail(database, form);
  if (!email || email.isDisabled) return false;
  const { to, cc, bcc } = email.template;
  return [to, cc, bcc].some((addresses) => addresses.includes('{{'));
}
