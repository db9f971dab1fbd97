import { redeemAuthCode as operation } from '@tideform/contract';
import { implement, refuse } from '../http/implement.ts';
import { endLending } from './end-lending.ts';
import { findOwnCredential } from './own-credential.ts';

export const redeemAuthCode = implement(operation, async ({ params: { id, code }, body, caller }, context) =>
  (await findOwnCredential(context.database, id, caller))
    ? endLending(context, { id, code, state: body.state, caller })
    : refuse('not-found'),
);
