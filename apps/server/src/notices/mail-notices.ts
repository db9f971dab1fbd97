import { mailNotices as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { answer, implement, refuse } from '../http/implement.ts';
import { wantMail, wantNoMail } from './notice-mails-store.ts';

/** The address is Graph's, never one that somebody types: nobody has mail sent to others. */
export const mailNotices = implement(operation, async ({ caller, body }, { database, mailServer, graphAs }) => {
  const { id: userId, mail: address } = await graphAs(caller.graphToken).call(operations.getMe, {});
  if (!body.isWanted) {
    await wantNoMail(database, userId);
    return answer({ isWanted: false });
  }
  if (!mailServer) return refuse('no-mail-server');
  if (!address) return refuse('no-mail-address');
  await wantMail(database, { userId, address, language: body.language });
  return answer({ isWanted: true });
});
