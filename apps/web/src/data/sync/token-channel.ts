import { z } from 'zod/mini';
import { AuthError, type AuthProblem, type TokenAsk } from '../../sign-in/auth-client.ts';

const question = z.object({
  id: z.number(),
  ask: z.object({ claims: z.optional(z.string()), refused: z.optional(z.string()) }),
});
const answer = z.union([
  z.object({ id: z.number(), token: z.string() }),
  z.object({ id: z.number(), problem: z.string(), message: z.string() }),
]);

/** The tab's end: answers the worker's questions. A worker never opens a page, so no question is interactive. */
export function answerTokens(port: MessagePort, token: (ask: TokenAsk) => Promise<string>): void {
  port.onmessage = async ({ data }) => {
    const { id, ask } = question.parse(data);
    const { claims, refused } = ask;
    try {
      port.postMessage({ id, token: await token({ ...(refused && { refused }), ...(claims && { claims }) }) });
    } catch (cause) {
      const problem: AuthProblem = cause instanceof AuthError ? cause.problem : 'unreachable';
      port.postMessage({ id, problem, message: String(cause instanceof Error ? cause.message : cause) });
    }
  };
}

/** How long the worker uses a token without asking again. Less than what is left of any token that a tab hands out (60 s). */
const reusedMs = 30_000;

/**
 * The worker's end: a token from the tab. Rejects with `AuthError`, as the tab's own call does. Every Graph call needs one, and a tab
 * that is drawing answers late, so a token that was neither refused nor challenged is used again for 30 seconds.
 *
 * @param nowMs of a clock that never jumps
 */
export function askTokens(port: MessagePort, nowMs: () => number): (ask: TokenAsk) => Promise<string> {
  const waiting = new Map<number, { resolve: (token: string) => void; reject: (problem: AuthError) => void }>();
  let lastId = 0;
  let last: { readonly token: Promise<string>; readonly atMs: number } | undefined;
  port.onmessage = ({ data }) => {
    const reply = answer.parse(data);
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('token' in reply) asker?.resolve(reply.token);
    else asker?.reject(new AuthError(reply.problem as AuthProblem, reply.message));
  };
  return (ask) => {
    const isPlain = ask.claims === undefined && ask.refused === undefined;
    if (isPlain && last && nowMs() - last.atMs < reusedMs) return last.token;
    const token = new Promise<string>((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      port.postMessage({ id: lastId, ask });
    });
    const asked = { token, atMs: nowMs() };
    last = asked;
    token.catch(() => {
      if (last === asked) last = undefined;
    });
    return token;
  };
}
