import { findSpec } from '@tideform/components/specs';
import type { ShareSessionClaims } from '@tideform/contract';
import { type FormDefinition, walkComponents } from '@tideform/engine';
import { openCaptchaReceipt } from '../captcha/captcha-receipt.ts';
import { consumeChallenge } from '../captcha/challenges-store.ts';
import type { ServerContext } from '../context.ts';
import { findFormEmail } from '../email/form-emails-store.ts';

/** Minimum time that a person needs to read and answer a form, in milliseconds. */
const MIN_ANSWER_MS = 2_000;
const RECEIPT_LIFETIME_MS = 24 * 3600_000;

interface CaptchaInput {
  readonly website: string;
  readonly receipts: readonly string[];
}

/**
 * Returns true if the respondent is probably a person. Requires a captcha receipt if the form has a captcha, if the
 * form sends emails to addresses from answers, or if the submission looks automated. A browser gets a receipt for a
 * proof of work, which needs no visible or audible challenge.
 */
export async function isLikelyPerson(
  { database, secrets, now }: ServerContext,
  form: FormDefinition,
  { website, receipts }: CaptchaInput,
  caller: ShareSessionClaims,
): Promise<boolean> {
  const isRequired =
    [...walkComponents(form)].some(({ definition }) => findSpec(definition.type)?.isProof) ||
    (await emailsAnswerAddresses(database, caller));
  const isProbablyAutomated = website !== '' || now().getTime() - caller.since < MIN_ANSWER_MS;
  if (!isRequired && !isProbablyAutomated) return true;
  for (const text of receipts) {
    const receipt = openCaptchaReceipt(secrets, text);
    const endsAt = receipt ? Date.parse(receipt.verifiedAt) + RECEIPT_LIFETIME_MS : 0;
    if (
      receipt &&
      endsAt > now().getTime() &&
      (await consumeChallenge(database, { id: receipt.id, expiresAt: endsAt }, now()))
    )
      return true;
  }
  return false;
}

/** Returns true if the form sends emails to addresses from answers. */
async function emailsAnswerAddresses(database: ServerContext['database'], form: ShareSessionClaims): Promise<boolean> {
  const email = await findFormEmail(database, form);
  if (!email || email.isDisabled) return false;
  const { to, cc, bcc } = email.template;
  return [to, cc, bcc].some((addresses) => addresses.includes('{{'));
}
