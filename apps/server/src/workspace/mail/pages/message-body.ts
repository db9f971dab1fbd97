import type { AttachmentWithContent, Letter } from '../mail.ts';

/**
 * The policy of a mail's own text: nothing runs, nothing is fetched (a sender would learn who reads), links open in a new
 * window. The sandbox holds even when somebody opens the address by itself.
 */
export const bodyPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The HTML of a mail for its frame, with the pictures that came along. */
export function messageBody({ body }: Letter, attachments: readonly AttachmentWithContent[]): string {
  const content = (body?.content ?? '').replace(/(["'(])cid:([^"')\s>]+)/gi, (whole, before: string, name: string) => {
    const picture = attachments.find((file) => isPicture(file) && sameId(file.contentId, name));
    return picture ? `${before}data:${picture.contentType};base64,${picture.content.toString('base64')}` : whole;
  });
  return `${OPENING}${content}`;
}

const OPENING =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><base target="_blank"><style>html{background:#fff;color:#242424;font:14px/20px "Segoe UI","Segoe UI Web (West European)",-apple-system,BlinkMacSystemFont,Roboto,"Helvetica Neue",sans-serif;overflow-wrap:anywhere}body{margin:16px}img{max-width:100%}</style>';

function isPicture({ contentType }: AttachmentWithContent): boolean {
  return /^image\/(png|jpeg|gif|webp|svg\+xml)$/i.test(contentType);
}

/** Content ids may stand in angle brackets (RFC 2045 §7), and are percent-encoded in addresses (RFC 2392). */
function sameId(contentId: string | null, name: string): boolean {
  return contentId !== null && contentId.replace(/^<|>$/g, '') === decode(name);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
