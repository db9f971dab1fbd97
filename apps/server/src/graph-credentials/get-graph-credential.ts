import { getGraphCredential as operation } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeCredential } from './describe-credential.ts';
import { findOwnCredential } from './own-credential.ts';

export const getGraphCredential = implement(operation, async ({ params, caller }, { database, secrets }) => {
  const row = await findOwnCredential(database, params.id, caller);
  return row ? answer(describeCredential(secrets, row)) : refuse('not-found');
});
