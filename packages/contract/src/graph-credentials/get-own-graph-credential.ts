import { apiOperation } from '../operation.ts';
import { graphCredential } from './graph-credential.ts';

/** Returns the caller's credential, which the first call creates. Each user has one. */
export const getOwnGraphCredential = apiOperation({
  name: 'getOwnGraphCredential',
  summary: "Get or create the caller's credential for Microsoft Graph",
  method: 'GET',
  path: '/api/graph-credentials',
  caller: 'tenant',
  output: graphCredential,
  refusals: {},
});
