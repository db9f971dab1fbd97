import { getOwnGraphCredential as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { describeCredential } from './describe-credential.ts';
import { findOrCreateCredential } from './graph-credentials-store.ts';

export const getOwnGraphCredential = implement(operation, async ({ caller }, { database, secrets }) =>
  answer(describeCredential(secrets, await findOrCreateCredential(database, caller))),
);
