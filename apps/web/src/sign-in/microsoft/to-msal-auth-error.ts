import { AuthError, type AuthProblem } from '../auth-client.ts';

/**
 * Maps error codes of MSAL and its server to auth problems. NOTE: errors are recognized by their codes instead of
 * `instanceof`, so that the library needn't be loaded.
 *
 * @see https://learn.microsoft.com/entra/msal/javascript/browser/errors MSAL's codes
 * @see https://learn.microsoft.com/entra/identity-platform/reference-error-codes the server's codes
 */
const byCode: Readonly<Record<string, AuthProblem>> = {
  // InteractionRequiredAuthError: the session at Microsoft has expired, or MSAL has no tokens of this account.
  login_required: 'not-signed-in',
  no_tokens_found: 'not-signed-in',
  no_account_error: 'not-signed-in',
  no_account_found: 'not-signed-in',
  refresh_token_expired: 'not-signed-in',
  invalid_grant: 'not-signed-in',
  native_account_unavailable: 'not-signed-in',
  // The user must consent or use another authentication factor.
  interaction_required: 'interaction-required',
  consent_required: 'interaction-required',
  bad_token: 'interaction-required',
  interrupted_user: 'interaction-required',
  ui_not_allowed: 'interaction-required',
  // BrowserAuthError, and errors of a Teams window.
  user_cancelled: 'cancelled',
  user_canceled: 'cancelled',
  CancelledByUser: 'cancelled',
  access_denied: 'cancelled',
  popup_window_error: 'popup-blocked',
  empty_window_error: 'popup-blocked',
  FailedToOpenWindow: 'popup-blocked',
  // The server didn't respond. If a hidden frame times out, the browser blocks Microsoft's cookies.
  no_network_connectivity: 'unreachable',
  network_error: 'unreachable',
  post_request_failed: 'unreachable',
  get_request_failed: 'unreachable',
  endpoints_resolution_error: 'unreachable',
  openid_config_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
  server_error: 'unreachable',
  timed_out: 'not-signed-in',
};

const messagesByProblem: Partial<Readonly<Record<AuthProblem, string>>> = {
  cancelled: 'CancelledByUser',
  'popup-blocked': 'FailedToOpenWindow',
  'not-signed-in': 'User not authenticated',
  'personal-tenant': 'PersonalTenant',
};

/** Matches AADSTS500200: a personal account was used although only work and school accounts may sign in. */
const personal = /AADSTS500200\b|PersonalTenant/;
/** Matches AADSTS65001: the user hasn't consented yet; AADSTS90094 and AADSTS900941: an administrator must consent. */
const consent = /AADSTS65001\b|AADSTS90094\b|AADSTS900941\b/;
const declined = /AADSTS65004\b/;

interface Thrown {
  readonly errorCode?: unknown;
  readonly subError?: unknown;
  readonly errorMessage?: unknown;
  readonly message?: unknown;
}

/** Converts an error of MSAL, its server or Teams into an AuthError. */
export function toMsalAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  const { errorCode, subError, errorMessage, message } = (typeof cause === 'object' && cause ? cause : {}) as Thrown;
  const text = [errorMessage, message, typeof cause === 'string' ? cause : '']
    .filter((one) => typeof one === 'string')
    .join(' ');
  const code = typeof errorCode === 'string' ? errorCode : text.trim();
  const problem = getProblem(code, text, subError);
  const detail = consent.test(text) || code === 'consent_required' ? 'consent_required' : code;
  const wording = code === 'NotInTeams' ? code : `Failed to authenticate: ${detail}`;
  return new AuthError(problem, messagesByProblem[problem] ?? wording, { cause });
}

function getProblem(code: string, text: string, subError: unknown): AuthProblem {
  if (personal.test(text)) return 'personal-tenant';
  if (declined.test(text)) return 'cancelled';
  if (consent.test(text) || subError === 'consent_required') return 'interaction-required';
  // A conditional access policy requires claims that a refresh token can't satisfy.
  if (code === 'invalid_grant' && typeof subError === 'string' && subError !== 'bad_token' && subError !== '')
    return 'interaction-required';
  return byCode[code] ?? 'refused';
}
