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

/** Sorts what the identity provider or the network threw. */
export function authProblemOf(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  if (isRefusal(cause)) {
    const said = cause.error_description ?? cause.error ?? '';
    if (said.includes('PersonalTenant')) return new AuthError('personal-tenant', 'PersonalTenant', { cause });
    return new AuthError(problems[cause.error ?? ''] ?? 'refused', `Failed to authenticate: ${said}`, { cause });
  }
  if (isNamed(cause, 'ErrorTimeout') || cause instanceof TypeError || isNetworkTrouble(cause)) {
    return new AuthError('unreachable', 'Failed to authenticate', { cause });
  }
  return new AuthError('refused', 'Failed to authenticate', { cause });
}

/** NOTE: told by their names, so that the library is not loaded to look at what it throws. */
const isNamed = (cause: unknown, name: string): boolean => cause instanceof Error && cause.name === name;

const isRefusal = (cause: unknown): cause is ErrorResponse => isNamed(cause, 'ErrorResponse');

/** oidc-client-ts words a failed fetch or an answer that is not JSON (a captive portal) as a plain `Error`. */
function isNetworkTrouble(cause: unknown): boolean {
  return cause instanceof Error && /fetch|network|Invalid response Content-Type|\(5\d\d\)/i.test(cause.message);
}
