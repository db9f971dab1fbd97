import type { EmailFailure } from '@tideform/contract';

/** Email that is ready to send. Addresses are plain and validated; the subject is a single line. */
export interface OutgoingEmail {
  /** Message ID `<…@…>`, the same in all attempts. */
  readonly messageId: string;
  /** Message ID `<…@…>` shared by all emails about one response, for threading. */
  readonly thread: string;
  /** Sender address; empty for the default address of the account or server. */
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
  /** File content in base64. */
  readonly contentBytes: string;
}

/** Result of an attempt to send an email. */
export type SendResult =
  | { readonly kind: 'sent'; readonly failure?: EmailFailure; readonly statusCode?: number }
  /** The email wasn't sent, so a retry can't duplicate it. */
  | {
      readonly kind: 'kept';
      readonly failure: EmailFailure;
      readonly statusCode?: number;
      /** Whether the failure is temporary, so that a retry may succeed. */
      readonly isTemporary: boolean;
      readonly retryAfterSeconds?: number;
    }
  /** The email may have been sent, so it must not be resent automatically. */
  | { readonly kind: 'uncertain'; readonly statusCode?: number };

const htmlEntities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => htmlEntities[character] ?? character);
