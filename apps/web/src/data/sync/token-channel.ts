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

/** The worker's end: a token from the tab. Rejects with `AuthError`, as the tab's own call does. */
export function askTokens(port: MessagePort): (ask: TokenAsk) => Promise<string> {
  const waiting = new Map<number, { resolve: (token: string) => void; reject: (problem: AuthError) => void }>();
  let lastId = 0;
  port.onmessage = ({ data }) => {
    const reply = answer.parse(data);
    const asker = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('token' in reply) asker?.resolve(reply.token);
    else asker?.reject(new AuthError(reply.problem as AuthProblem, reply.message));
  };
  return (ask) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      port.postMessage({ id: lastId, ask });
    });
}
