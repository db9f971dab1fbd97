import { ErrorResponse, ErrorTimeout } from 'oidc-client-ts';
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
  if (cause instanceof ErrorResponse) {
    const said = cause.error_description ?? cause.error ?? '';
    if (said.includes('PersonalTenant')) return new AuthError('personal-tenant', 'PersonalTenant', { cause });
    return new AuthError(problems[cause.error ?? ''] ?? 'refused', `Failed to authenticate: ${said}`, { cause });
  }
  if (cause instanceof ErrorTimeout || cause instanceof TypeError || isNetworkTrouble(cause)) {
    return new AuthError('unreachable', 'Failed to authenticate', { cause });
  }
  return new AuthError('refused', 'Failed to authenticate', { cause });
}

/** oidc-client-ts words a failed fetch or an answer that is not JSON (a captive portal) as a plain `Error`. */
function isNetworkTrouble(cause: unknown): boolean {
  return cause instanceof Error && /fetch|network|Invalid response Content-Type|\(5\d\d\)/i.test(cause.message);
}
