import { getAuthCodeUrl as operation } from '@tideform/contract';
import { implement, refuse } from '../http/implement.ts';
import { beginLending } from './begin-lending.ts';
import { findOwnCredential } from './own-credential.ts';

export const getAuthCodeUrl = implement(operation, async ({ params, query, caller }, context) => {
  const credential = await findOwnCredential(context.database, params.id, caller);
  return credential ? beginLending(context, credential, query.purpose) : refuse('not-found');
});
