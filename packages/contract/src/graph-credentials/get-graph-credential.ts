import { apiOperation } from '../operation.ts';
import { credentialParams, graphCredential } from './graph-credential.ts';

/** Returns the state of one of the caller's credentials; `not-found` for credentials of other users. */
export const getGraphCredential = apiOperation({
  name: 'getGraphCredential',
  summary: "Get the state of the caller's credential",
  method: 'GET',
  path: '/api/graph-credentials/{id}',
  caller: 'tenant',
  params: credentialParams,
  output: graphCredential,
  refusals: {},
});
