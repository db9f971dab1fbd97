import type { AttachmentWithContent, StoredMessage } from '../mail.ts';

/**
 * Content Security Policy of a message's HTML: nothing runs, nothing is fetched (a request would reveal the reader to
 * the sender), and links open in a new window. The sandbox also protects when the URL is opened outside the frame.
 */
export const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Renders a message's HTML for its frame, with inline images. */
export function renderMessageBody({ body }: StoredMessage, attachments: readonly AttachmentWithContent[]): string {
  const content = (body?.content ?? '').replace(/(["'(])cid:([^"')\s>]+)/gi, (whole, before: string, name: string) => {
    const picture = attachments.find((file) => isPicture(file) && isSameId(file.contentId, name));
    return picture ? `${before}data:${picture.contentType};base64,${picture.content.toString('base64')}` : whole;
  });
  return `${HTML_PREFIX}${content}`;
}

const HTML_PREFIX =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>html{background:#fff;color:#242424;font:14px/20px "Segoe UI","Segoe UI Web (West European)",-apple-system,BlinkMacSystemFont,Roboto,"Helvetica Neue",sans-serif;overflow-wrap:anywhere}body{margin:16px}img{max-width:100%}</style>';

function isPicture({ contentType }: AttachmentWithContent): boolean {
  return /^image\/(png|jpeg|gif|webp|svg\+xml)$/i.test(contentType);
}

/**
 * Compares content IDs, which may be enclosed in angle brackets (RFC 2045 §7) and are percent-encoded in URLs (RFC
 * 2392).
 */
function isSameId(contentId: string | null, name: string): boolean {
  return contentId !== null && contentId.replace(/^<|>$/g, '') === decode(name);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
