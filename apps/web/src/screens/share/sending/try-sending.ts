import { ServerOutage } from '@tideform/contract';
import { ShareRefused } from '../session/share-client.ts';
import type { ShareContext } from '../session/share-context.ts';
import type { SentSubmission } from '../session/share-records.ts';
import { type SendingProgress, sendSubmission, temporaryRefusals } from './send-submission.ts';
import { UploadStopped } from './upload-file.ts';

/** Result of an attempt to send a submission. */
export type SendResult =
  | { readonly kind: 'sent'; readonly sent: SentSubmission }
  /** The submission stays queued for a retry. `refusal`: the server's reason. */
  | { readonly kind: 'waiting'; readonly refusal?: string; readonly afterSeconds?: number | undefined }
  /** The link requires its password again. */
  | { readonly kind: 'password'; readonly isWrong: boolean }
  /** The server rejects the submission. */
  | { readonly kind: 'refused'; readonly refusal: string; readonly detail?: string | undefined };

export interface SendOptions {
  readonly password?: string | undefined;
  readonly progress: SendingProgress;
  readonly onReceived?: () => void;
  readonly onPdf?: (pdf: Blob) => void;
}

/** Tries to send one submission while holding a lock across tabs. If another tab has sent it, the result is `sent`. */
export function trySendSubmission(context: ShareContext, id: string, options: SendOptions): Promise<SendResult> {
  return context.runExclusive(`tideform-share-sending ${id}`, async () => {
    const submission = await context.store.submission(id);
    if (!submission) return { kind: 'refused', refusal: 'gone' };
    if (submission.sent) return { kind: 'sent', sent: submission.sent };
    try {
      return { kind: 'sent', sent: await sendSubmission(context, { submission, ...options }) };
    } catch (cause) {
      const result = toSendResult(cause);
      if (result.kind === 'refused') {
        await context.store.updateSubmission(id, { refused: { refusal: result.refusal, detail: result.detail } });
      }
      return result;
    }
  });
}

function toSendResult(cause: unknown): SendResult {
  if (cause instanceof ServerOutage) return { kind: 'waiting', afterSeconds: cause.retryAfterSeconds };
  if (cause instanceof UploadStopped) return { kind: 'waiting' };
  if (!(cause instanceof ShareRefused)) throw cause;
  const { refusal, detail, retryAfterSeconds } = cause;
  if (refusal === 'password-required' || refusal === 'wrong-password')
    return { kind: 'password', isWrong: refusal === 'wrong-password' };
  if (temporaryRefusals.has(refusal)) return { kind: 'waiting', refusal, afterSeconds: retryAfterSeconds };
  return { kind: 'refused', refusal, detail };
}
