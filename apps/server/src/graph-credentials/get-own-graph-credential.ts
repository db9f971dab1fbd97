import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeCredential } from './describe-credential.ts';
import { findOrCreateCredential } from './graph-credentials-store.ts';

export const getOwnGraphCredential = implement(api.getOwnGraphCredential, async ({ caller }, { database, secrets }) =>
  respond(describeCredential(secrets, await findOrCreateCredential(database, caller))),
);
