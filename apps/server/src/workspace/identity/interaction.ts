import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityOptions, PrivateSignIn } from './identity-options.ts';
import { pagePolicy } from './pages/page.ts';
import { slowSeconds, tryWindowSeconds } from './wrong-tries.ts';

/** Why nobody is signed in. */
export const failures = {
  wrong: { status: 401 },
  'too-often': { status: 429, retryAfterSeconds: tryWindowSeconds },
  slow: { status: 429, retryAfterSeconds: slowSeconds },
  busy: { status: 503, retryAfterSeconds: 5 },
} as const;
export type Failure = keyof typeof failures;

/** What came of a try: a failure of a password, or what another way in says. */
export type Tried =
  | { readonly failure: Failure; readonly account?: string }
  | { readonly status: number; readonly said: string };

/** One sign-in, from its page to its end. */
export interface Interaction {
  readonly uid: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Organization that the app asks to sign in to. */
  readonly tenantId: string | undefined;
  /** Shows the page again. */
  ask(tried?: Tried): Promise<FastifyReply>;
  /** Hands to the provider who it is. */
  finish(personId: string): Promise<FastifyReply>;
}

/** The sign-in of a private workspace. */
export type PrivateOptions = IdentityOptions & { readonly privateSignIn: PrivateSignIn };

export function sendPage(reply: FastifyReply, body: string): FastifyReply {
  reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(body);
}
