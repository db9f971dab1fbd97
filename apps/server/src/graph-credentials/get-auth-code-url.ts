import { operations as api } from '@tideform/contract';
import { implement, refuse } from '../http/implement.ts';
import { findOwnCredential } from './find-own-credential.ts';
import { startAuthorization } from './start-authorization.ts';

export const getAuthCodeUrl = implement(api.getAuthCodeUrl, async ({ params, query, caller }, context) => {
  const credential = await findOwnCredential(context.database, params.id, caller);
  return credential ? startAuthorization(context, credential, query.purpose) : refuse('not-found');
});
