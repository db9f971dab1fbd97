import { randomUUID } from 'node:crypto';
import { operations as api, supportLimits } from '@tideform/contract';
import type { EmailAttachment } from '../external-services/mail/outgoing-email.ts';
import { implement, type ReceivedFile, refuse, respond } from '../http/implement.ts';
import { findLastActivity } from '../tokens/tokens-store.ts';
import { createSupportEmail } from './create-support-email.ts';

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
