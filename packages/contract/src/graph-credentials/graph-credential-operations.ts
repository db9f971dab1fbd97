import { z } from 'zod/mini';
import { apiOperation } from '../operation.ts';

const credentialParams = z.object({ id: z.guid().check(z.toLowerCase()) });

/**
 * Purpose of a connected account. `files`: the server reads and writes the library, for share links, confidential
 * responses and deliveries. `mail`: the server sends email in the user's name. Each is requested when it is first
 * needed.
 */
export const connectionPurpose = z.enum(['files', 'mail']);

export type ConnectionPurpose = z.output<typeof connectionPurpose>;

/** A user's authorization for the server to call Graph while they are away. Contains no secrets. */
export const graphCredential = z.object({
  id: z.string(),
  /** Whether the user must first open the URL of `getAuthCodeUrl`. */
  authRequired: z.boolean(),
  authorization: z.enum(['missing', 'expired', 'valid']),
  /** Purposes of the last authorization; empty unless it is valid. */
  purposes: z.array(connectionPurpose),
  /** The authorized account. */
  account: z.optional(z.object({ name: z.string(), username: z.string() })),
});

export type GraphCredential = z.output<typeof graphCredential>;

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

/**
 * Starts an authorization for one purpose, including all purposes that the credential already has. The user opens the
 * URL; it redirects to `/auth-code-start.html` with a code and a state, which `redeemAuthCode` accepts for ten minutes.
 */
export const getAuthCodeUrl = apiOperation({
  name: 'getAuthCodeUrl',
  summary: 'Start the authorization of a credential',
  method: 'GET',
  path: '/api/graph-credentials/{id}/auth-code-url',
  caller: 'tenant',
  params: credentialParams,
  query: z.object({ purpose: z._default(connectionPurpose, 'files') }),
  output: z.object({ url: z.url() }),
  refusals: {
    /** The operator has configured no app registration for the authorization. */
    'not-configured': 409,
  },
});

/** Completes an authorization with the code from the sign-in. A code and its state are valid for one attempt. */
export const redeemAuthCode = apiOperation({
  name: 'redeemAuthCode',
  summary: 'Complete the authorization of a credential',
  method: 'POST',
  path: '/api/graph-credentials/{id}/auth-code/{code}',
  caller: 'tenant',
  params: z.extend(credentialParams, { code: z.string().check(z.minLength(1), z.maxLength(4000)) }),
  body: z.object({ state: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: graphCredential,
  refusals: {
    'not-configured': 409,
    /** The state belongs to another authorization, is used or expired, or the identity provider refused the code. */
    'authorization-failed': 409,
    /** A different user signed in. */
    'wrong-account': 409,
  },
});
