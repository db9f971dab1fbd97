import { ServerOutage } from '@tideform/contract';
import { ShareRefused } from '../session/share-client.ts';
import type { SentSubmission } from '../session/share-records.ts';
import type { ShareWorld } from '../session/share-world.ts';
import { passing, type SendingProgress, sendSubmission } from './send-submission.ts';
import { UploadStopped } from './upload-file.ts';

/** What became of one try. */
export type Outcome =
  | { readonly kind: 'sent'; readonly sent: SentSubmission }
  /** It stays here, and is tried again. `refusal`: the server has said why not now. */
  | { readonly kind: 'waiting'; readonly refusal?: string; readonly afterSeconds?: number | undefined }
  /** The link asks for its password again. */
  | { readonly kind: 'password'; readonly isWrong: boolean }
  /** The server will not take it as it is. */
  | { readonly kind: 'refused'; readonly refusal: string; readonly detail?: string | undefined };

export interface SendOptions {
  readonly password?: string | undefined;
  readonly progress: SendingProgress;
  readonly onReceived?: () => void;
  readonly onPdf?: (pdf: Blob) => void;
}

/** Tries to send one submission. No other page sends at the same time; what another page has sent is sent. */
export function trySending(world: ShareWorld, id: string, options: SendOptions): Promise<Outcome> {
  return world.alone(`tideform-share-sending ${id}`, async () => {
    const submission = await world.store.submission(id);
    if (!submission) return { kind: 'refused', refusal: 'gone' };
    if (submission.sent) return { kind: 'sent', sent: submission.sent };
    try {
      return { kind: 'sent', sent: await sendSubmission(world, { submission, ...options }) };
    } catch (cause) {
      const outcome = outcomeOf(cause);
      if (outcome.kind === 'refused') {
        await world.store.change(id, { refused: { refusal: outcome.refusal, detail: outcome.detail } });
      }
      return outcome;
    }
  });
}

function outcomeOf(cause: unknown): Outcome {
  if (cause instanceof ServerOutage) return { kind: 'waiting', afterSeconds: cause.retryAfterSeconds };
  if (cause instanceof UploadStopped) return { kind: 'waiting' };
  if (!(cause instanceof ShareRefused)) throw cause;
  const { refusal, detail, retryAfterSeconds } = cause;
  if (refusal === 'password-required' || refusal === 'wrong-password')
    return { kind: 'password', isWrong: refusal === 'wrong-password' };
  if (passing.has(refusal)) return { kind: 'waiting', refusal, afterSeconds: retryAfterSeconds };
  return { kind: 'refused', refusal, detail };
}
