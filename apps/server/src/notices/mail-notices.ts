import { mailNotices as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { answer, implement, refuse } from '../http/implement.ts';
import { disableEmails, enableEmails } from './notification-emails-store.ts';

/**
 * Enables or disables email notifications for the caller. The address comes from Graph, so that users can't have emails
 * sent to other people.
 */
export const mailNotices = implement(operation, async ({ caller, body }, { database, mailServer, graphAs }) => {
  const { id: userId, mail: address } = await graphAs(caller.graphToken).call(operations.getMe, {});
  if (!body.isWanted) {
    await disableEmails(database, userId);
    return answer({ isWanted: false });
  }
  if (!mailServer) return refuse('no-mail-server');
  if (!address) return refuse('no-mail-address');
  await enableEmails(database, { userId, address, language: body.language });
  return answer({ isWanted: true });
});
