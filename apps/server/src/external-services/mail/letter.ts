import type { EmailFailure } from '@tideform/contract';

/** An email that a form sends, ready to go. Addresses are plain and checked, the subject is one line. */
export interface Letter {
  /** `<…@…>`: the same however often the same letter goes out. */
  readonly messageId: string;
  /** `<…@…>`: what all letters about one response refer to. */
  readonly thread: string;
  /** Empty: the sender's own address. */
  readonly from: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly attachments: readonly LetterFile[];
}

export interface LetterFile {
  readonly name: string;
  readonly contentType: string;
  /** In base64. */
  readonly contentBytes: string;
}

/** What came of one try to send a letter. */
export type Posted =
  | { readonly kind: 'sent'; readonly failure?: EmailFailure; readonly statusCode?: number }
  /** It went nowhere: it may be sent again. */
  | {
      readonly kind: 'kept';
      readonly failure: EmailFailure;
      readonly statusCode?: number;
      /** A later try may do better. */
      readonly isPassing: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** Nobody knows whether it went out: it must not be sent again unasked. */
  | { readonly kind: 'uncertain'; readonly statusCode?: number };
