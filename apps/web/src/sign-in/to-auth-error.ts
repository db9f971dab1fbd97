import type { ErrorResponse } from 'oidc-client-ts';
import { AuthError, type AuthProblem } from './auth-client.ts';

const problems: Readonly<Record<string, AuthProblem>> = {
  invalid_grant: 'not-signed-in',
  login_required: 'not-signed-in',
  interaction_required: 'interaction-required',
  consent_required: 'interaction-required',
  account_selection_required: 'interaction-required',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
};

/** Converts an error of the identity provider or the network to an AuthError. */
export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  if (isErrorResponse(cause)) {
    const description = cause.error_description ?? cause.error ?? '';
    if (description.includes('PersonalTenant')) return new AuthError('personal-tenant', 'PersonalTenant', { cause });
    return new AuthError(problems[cause.error ?? ''] ?? 'refused', `Failed to authenticate: ${description}`, { cause });
  }
  if (isNamed(cause, 'ErrorTimeout') || cause instanceof TypeError || isNetworkError(cause)) {
    return new AuthError('unreachable', 'Failed to authenticate', { cause });
  }
  return new AuthError('refused', 'Failed to authenticate', { cause });
}

/** Returns whether an error has a name. NOTE: used instead of `instanceof`, so that the library needn't be loaded. */
const isNamed = (cause: unknown, name: string): boolean => cause instanceof Error && cause.name === name;

const isErrorResponse = (cause: unknown): cause is ErrorResponse => isNamed(cause, 'ErrorResponse');

/**
 * Returns whether an error is a network error. oidc-client-ts reports a failed fetch, or a response that isn't JSON (a
 * captive portal), as a plain `Error`.
 */
function isNetworkError(cause: unknown): boolean {
  return cause instanceof Error && /fetch|network|Invalid response Content-Type|\(5\d\d\)/i.test(cause.message);
}
