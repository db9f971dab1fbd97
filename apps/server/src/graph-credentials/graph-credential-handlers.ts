import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { completeAuthorization, startAuthorization } from './authorization.ts';
import { describeCredential, findOwnCredential } from './describe-credential.ts';
import { findOrCreateCredential } from './graph-credentials-store.ts';

export const getGraphCredential = implement(
  api.getGraphCredential,
  async ({ params, caller }, { database, secrets }) => {
    const row = await findOwnCredential(database, params.id, caller);
    return row ? respond(describeCredential(secrets, row)) : refuse('not-found');
  },
);

export const getOwnGraphCredential = implement(api.getOwnGraphCredential, async ({ caller }, { database, secrets }) =>
  respond(describeCredential(secrets, await findOrCreateCredential(database, caller))),
);

export const getAuthCodeUrl = implement(api.getAuthCodeUrl, async ({ params, query, caller }, context) => {
  const credential = await findOwnCredential(context.database, params.id, caller);
  return credential ? startAuthorization(context, credential, query.purpose) : refuse('not-found');
});

export const redeemAuthCode = implement(api.redeemAuthCode, async ({ params: { id, code }, body, caller }, context) =>
  (await findOwnCredential(context.database, id, caller))
    ? completeAuthorization(context, { id, code, state: body.state, caller })
    : refuse('not-found'),
);
