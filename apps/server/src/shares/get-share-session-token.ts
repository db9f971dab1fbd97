import { getShareSessionToken as operation } from '@tideform/contract';
import { implement, refuse } from '../http/implement.ts';
import { openSession } from './open-session.ts';

export const getShareSessionToken = implement(operation, async ({ query, log }, context) => {
  const response = await openSession(context, { body: query, log });
  // This call has no password, so a wrong one can't be the reason.
  return !response.ok && response.refusal === 'wrong-password' ? refuse('password-required') : response;
});
