import { operations as api } from '@tideform/contract';
import { implement, refuse } from '../http/implement.ts';
import { openSession } from './open-session.ts';

export const getShareSessionToken = implement(api.getShareSessionToken, async ({ query, log }, context) => {
  const response = await openSession(context, { body: query, log });
  // This operation has no password parameter, so a wrong password can't be the reason.
  return !response.ok && response.refusal === 'wrong-password' ? refuse('password-required') : response;
});
