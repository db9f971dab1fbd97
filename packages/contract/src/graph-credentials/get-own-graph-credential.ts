import { apiOperation } from '../operation.ts';
import { graphCredential } from './graph-credential.ts';

/** The caller's credential: one for each person, made by the first call. */
export const getOwnGraphCredential = apiOperation({
  name: 'getOwnGraphCredential',
  summary: "Find or make the caller's credential for Microsoft Graph",
  method: 'GET',
  path: '/api/graph-credentials',
  caller: 'tenant',
  output: graphCredential,
  refusals: {},
});
