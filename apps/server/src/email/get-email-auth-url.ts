import { getEmailAuthUrl as operation } from '@tideform/contract';
import { beginLending } from '../graph-credentials/begin-lending.ts';
import { findOrMakeCredential } from '../graph-credentials/graph-credentials-store.ts';
import { implement } from '../http/implement.ts';

export const getEmailAuthUrl = implement(operation, async ({ caller }, context) =>
  beginLending(context, await findOrMakeCredential(context.database, caller), 'mail'),
);
