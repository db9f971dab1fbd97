import type { EmailFailure } from '@tideform/contract';

/** Email that is ready to send. Addresses are plain and validated; the subject is a single line. */
export interface OutgoingEmail {
  /** Message ID `<…@…>`, the same in all attempts. */
  readonly messageId: string;
  /** Message ID `<…@…>` that all emails about one response refer to. */
  readonly thread: string;
  /** Sender address; empty for the account's or server's own. */
  readonly from: string;
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly attachments: readonly EmailAttachment[];
}

export interface EmailAttachment {
  readonly name: string;
  readonly contentType: string;
  /** Content in base64. */
  readonly contentBytes: string;
}

/** Result of an attempt to send an email. */
export type SendResult =
  | { readonly kind: 'sent'; readonly failure?: EmailFailure; readonly statusCode?: number }
  /** Not sent: a retry can't duplicate it. */
  | {
      readonly kind: 'kept';
      readonly failure: EmailFailure;
      readonly statusCode?: number;
      /** Whether a retry may succeed. */
      readonly isPassing: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** Possibly sent: it must not be resent automatically. */
  | { readonly kind: 'uncertain'; readonly statusCode?: number };
