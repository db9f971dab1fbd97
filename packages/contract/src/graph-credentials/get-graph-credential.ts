import { apiOperation } from '../operation.ts';
import { credentialParams, graphCredential } from './graph-credential.ts';

/** How one of the caller's credentials is; `not-found` for other people's. */
export const getGraphCredential = apiOperation({
  name: 'getGraphCredential',
  summary: "Read how the caller's credential is",
  method: 'GET',
  path: '/api/graph-credentials/{id}',
  caller: 'tenant',
  params: credentialParams,
  output: graphCredential,
  refusals: {},
});
