import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityOptions, PrivateSignIn } from './identity-options.ts';
import { contentSecurityPolicy } from './pages/identity-page.ts';
import { attemptWindowSeconds, delaySeconds } from './sign-in-attempts.ts';

/** HTTP statuses of failed password attempts. */
export const failureResponses = {
  wrong: { status: 401 },
  'too-often': { status: 429, retryAfterSeconds: attemptWindowSeconds },
  slow: { status: 429, retryAfterSeconds: delaySeconds },
  busy: { status: 503, retryAfterSeconds: 5 },
} as const;
/** Reason why a password attempt failed. */
export type PasswordFailure = keyof typeof failureResponses;

/** A failed sign-in attempt: a wrong or refused password, or the error of another sign-in method. */
export type FailedAttempt =
  | { readonly failure: PasswordFailure; readonly account?: string }
  | { readonly status: number; readonly message: string };

/** One sign-in interaction of the OpenID provider. */
export interface Interaction {
  readonly uid: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Tenant that the app asks to sign in to. */
  readonly tenantId: string | undefined;
  /** Shows the sign-in page, after a failed attempt with its error. */
  showPage(attempt?: FailedAttempt): Promise<FastifyReply>;
  /** Completes the interaction for the signed-in person. */
  finish(personId: string): Promise<FastifyReply>;
}

/** Options of the sign-in to a private workspace. */
export type PrivateOptions = IdentityOptions & { readonly privateSignIn: PrivateSignIn };

/** Sends a page of the sign-in, which browsers don't cache. */
export function sendPage(reply: FastifyReply, body: string): FastifyReply {
  reply.header('content-security-policy', contentSecurityPolicy).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(body);
}
