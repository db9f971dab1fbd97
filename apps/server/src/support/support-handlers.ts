import { randomUUID } from 'node:crypto';
import { operations as api, supportLimits } from '@tideform/contract';
import { type EmailAttachment, escapeHtml, type OutgoingEmail } from '../external-services/mail/outgoing-email.ts';
import { implement, type ReceivedFile, refuse, respond } from '../http/implement.ts';
import { findLastActivity } from '../tokens/tokens-store.ts';

interface SupportRequest {
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
function createSupportEmail({
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

/**
 * Emails a support request. NOTE: makes only one attempt, while the user waits. If it fails, the request is still in
 * the dialog and can be sent again.
 */
export const requestSupport = implement(api.requestSupport, async ({ params, body, files, caller, log }, context) => {
  const { database, mailServer, publicUrl, supportMail } = context;
  if (supportMail === undefined || !mailServer) return refuse('no-support');
  if (files.length > supportLimits.files) return refuse('too-many-files');
  const { userId, tenantId } = caller;
  const { teamId } = params;
  const { name, email } = await findLastActivity(database, teamId, userId);
  const asker = { name, email, userId, teamId, tenantId };
  const sendResult = await mailServer.post(
    createSupportEmail({
      ...{ ...body, requester: asker, publicUrl, to: supportMail, id: randomUUID() },
      attachments: files.map(toAttachment),
    }),
  );
  log.info({ teamId, came: sendResult.kind, files: files.length }, 'Support request processed');
  return sendResult.kind === 'kept' ? refuse('mail-not-sent') : respond({ sent: true as const });
});

/** Converts an uploaded file to an attachment. NOTE: the client chose the media type, which isn't verified. */
const toAttachment = ({ name, type, bytes }: ReceivedFile): EmailAttachment => ({
  name: name.slice(0, 200) || 'attachment',
  contentType: /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream',
  contentBytes: bytes.toString('base64'),
});

/** Logs an error that the app reports, so that operators see it. */
export const reportClientError = implement(api.reportClientError, async ({ body, log }) => {
  log.warn({ clientError: body }, 'Client error reported');
  return respond({ accepted: true as const });
});
