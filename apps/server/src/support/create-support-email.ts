import { escapeHtml } from '../external-services/mail/escape-html.ts';
import type { EmailAttachment, OutgoingEmail } from '../external-services/mail/outgoing-email.ts';

export interface SupportRequest {
  readonly id: string;
  readonly to: string;
  readonly details: string;
  readonly version?: string | undefined;
  readonly path?: string | undefined;
  readonly requester: {
    readonly name: string;
    readonly email: string | null;
    readonly userId: string;
    readonly teamId: string;
    readonly tenantId: string;
  };
  readonly publicUrl: string;
  readonly attachments: readonly EmailAttachment[];
}

const PLAIN_ADDRESS_PATTERN = /^[^\s@<>,;]+@[^\s@<>,;]+$/;

/** Renders the email of a support request, with the user's text, name and page. Replies go to the user. */
export function createSupportEmail({
  id,
  to,
  details,
  version,
  path,
  requester: asker,
  publicUrl,
  attachments,
}: SupportRequest): OutgoingEmail {
  const { name, email, userId, teamId, tenantId } = asker;
  const messageId = `<support.${id}@${new URL(publicUrl).hostname}>`;
  const facts = { From: `${name} ${email ?? ''}`.trim(), Person: userId, Team: teamId, Organization: tenantId };
  const rows = Object.entries({ ...facts, Server: publicUrl, Path: path, Version: version }).flatMap(
    ([label, value]) => (value ? [`<tr><td>${label}</td><td>${escapeHtml(value)}</td></tr>`] : []),
  );
  const [first = ''] = details.split('\n');
  return {
    messageId,
    thread: messageId,
    from: '',
    to: [to],
    cc: [],
    bcc: [],
    replyTo: email && PLAIN_ADDRESS_PATTERN.test(email) ? [email] : [],
    subject: `Support Request: ${first.replace(/\s+/g, ' ').trim().slice(0, 100)}`,
    html: `<p>${escapeHtml(details).replaceAll('\n', '<br>')}</p><table>${rows.join('')}</table>`,
    attachments,
  };
}
