import { operations as api } from '@tideform/contract';
import { implement, refuse } from '../http/implement.ts';
import { completeAuthorization } from './complete-authorization.ts';
import { findOwnCredential } from './find-own-credential.ts';

export const redeemAuthCode = implement(api.redeemAuthCode, async ({ params: { id, code }, body, caller }, context) =>
  (await findOwnCredential(context.database, id, caller))
    ? completeAuthorization(context, { id, code, state: body.state, caller })
    : refuse('not-found'),
);
