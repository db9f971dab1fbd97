import { operations as api } from '@tideform/contract';
import { findOrCreateCredential } from '../graph-credentials/graph-credentials-store.ts';
import { startAuthorization } from '../graph-credentials/start-authorization.ts';
import { implement } from '../http/implement.ts';

export const getEmailAuthUrl = implement(api.getEmailAuthUrl, async ({ caller }, context) =>
  startAuthorization(context, await findOrCreateCredential(context.database, caller), 'mail'),
);
