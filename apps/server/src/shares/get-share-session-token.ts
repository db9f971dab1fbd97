import { getShareSessionToken as operation } from '@tideform/contract';
import { implement, refuse } from '../http/implement.ts';
import { openSession } from './open-session.ts';

export const getShareSessionToken = implement(operation, async ({ query, log }, context) => {
  const opened = await openSession(context, { body: query, log });
  // Nobody has tried one here.
  return !opened.ok && opened.refusal === 'wrong-password' ? refuse('password-required') : opened;
});
