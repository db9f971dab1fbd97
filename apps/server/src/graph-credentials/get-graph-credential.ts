import { operations as api } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { describeCredential } from './describe-credential.ts';
import { findOwnCredential } from './find-own-credential.ts';

export const getGraphCredential = implement(
  api.getGraphCredential,
  async ({ params, caller }, { database, secrets }) => {
    const row = await findOwnCredential(database, params.id, caller);
    return row ? respond(describeCredential(secrets, row)) : refuse('not-found');
  },
);
