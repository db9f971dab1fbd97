import { randomUUID } from 'node:crypto';
import { requestSupport as operation, supportLimits } from '@tideform/contract';
import type { LetterFile } from '../external-services/mail/letter.ts';
import { answer, implement, type ReceivedFile, refuse } from '../http/implement.ts';
import { readSeenPerson } from '../tokens/tokens-store.ts';
import { supportLetter } from './support-letter.ts';

/** NOTE: tried once, while the person waits: what was not taken is still in their dialog, and they may send it again. */
export const requestSupport = implement(operation, async ({ params, body, files, caller, log }, context) => {
  const { database, mailServer, publicUrl, supportMail } = context;
  if (supportMail === undefined || !mailServer) return refuse('no-support');
  if (files.length > supportLimits.files) return refuse('too-many-files');
  const { userId, tenantId } = caller;
  const { teamId } = params;
  const { name, email } = await readSeenPerson(database, teamId, userId);
  const asker = { name, email, userId, teamId, tenantId };
  const posted = await mailServer.post(
    supportLetter({
      ...{ ...body, asker, publicUrl, to: supportMail, id: randomUUID() },
      attachments: files.map(fileOf),
    }),
  );
  log.info({ teamId, came: posted.kind, files: files.length }, 'Support was asked for');
  return posted.kind === 'kept' ? refuse('mail-not-sent') : answer({ sent: true as const });
});

/** NOTE: the type is what the caller says it is; who reads the mail decides what to open. */
const fileOf = ({ name, type, bytes }: ReceivedFile): LetterFile => ({
  name: name.slice(0, 200) || 'attachment',
  contentType: /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream',
  contentBytes: bytes.toString('base64'),
});
