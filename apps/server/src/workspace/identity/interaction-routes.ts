import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod/mini';
import type { Database } from '../../database/connect.ts';
import type { Person } from '../directory/directory.ts';
import { listAccounts } from './accounts-store.ts';
import { type Credentials, findByPassword } from './find-by-password.ts';
import { type IdentityOptions, identityPath } from './identity-options.ts';
import { isOwnPage } from './is-own-page.ts';
import { errorPage } from './pages/error-page.ts';
import { pagePolicy } from './pages/page.ts';
import { speechFor } from './pages/page-speech.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { createPasswordQueue } from './password-queue.ts';
import { isTriedTooOften, noteWrongTry, tryWindowSeconds } from './wrong-tries.ts';

/** With more people than this, a person types the name. */
const LISTED_ACCOUNTS = 20;

const credentials = z.object({
  account: z.string().check(z.minLength(1), z.maxLength(320)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});

/** The page of the sign-in: shows it, checks who it is, and hands the answer to the provider. */
export async function serveInteractions(
  app: FastifyInstance,
  provider: Provider,
  options: IdentityOptions,
): Promise<void> {
  const url = `${identityPath}/interaction/:uid`;
  const queue = createPasswordQueue();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(url, async (request, reply) => {
    const { prompt, params } = await provider.interactionDetails(request.raw, reply.raw);
    if (prompt.name === 'consent') return finish(provider, request, reply, { consent: {} });
    return sendSignIn(request, reply, options, params);
  });
  app.post(url, { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } }, async (request, reply) => {
    if (!isOwnPage(request, options.publicUrl))
      return sendPage(reply.status(403), errorPage(await speechFor(request.headers['accept-language']), true));
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const given = credentials.safeParse(request.body);
    if (!given.success) return sendSignIn(request, reply, options, params, { failure: 'wrong' });
    const wanted = { ...given.data, tenantId: tenantOf(params), address: request.ip };
    const person = (await queue.run(() => tryPassword(options.database, wanted))) ?? 'busy';
    if (typeof person === 'string') {
      return sendSignIn(request, reply, options, params, { failure: person, account: given.data.account });
    }
    return finish(provider, request, reply, { login: { accountId: person.id }, select_account: {} });
  });
}

/** Why nobody is signed in. */
const failures = {
  wrong: { status: 401 },
  'too-often': { status: 429, retryAfterSeconds: tryWindowSeconds },
  busy: { status: 503, retryAfterSeconds: 5 },
} as const;
type Failure = keyof typeof failures;

/** NOTE: looked at in one's turn: of a flood that came at once, the last are stopped by what the first have tried. */
async function tryPassword(
  database: Database,
  given: Credentials & { readonly address: string },
): Promise<Person | Failure> {
  if (await isTriedTooOften(database, given)) return 'too-often';
  const person = await findByPassword(database, given);
  if (person) return person;
  await noteWrongTry(database, given);
  return 'wrong';
}

async function sendSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { database, listsAccounts, knownPassword }: IdentityOptions,
  params: Record<string, unknown>,
  tried?: { readonly failure: Failure; readonly account?: string },
): Promise<FastifyReply> {
  const people = listsAccounts ? await listAccounts(database, tenantOf(params), LISTED_ACCOUNTS + 1) : [];
  const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
  const failure = tried && failures[tried.failure];
  const speech = await speechFor(request.headers['accept-language']);
  const body = signInPage(speech, {
    people: people.length > LISTED_ACCOUNTS ? [] : people,
    chosen: tried?.account ?? hint,
    error: tried && speech.words.failures[tried.failure],
    knownPassword,
  });
  if (failure && 'retryAfterSeconds' in failure) reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendPage(reply.status(failure?.status ?? 200), body);
}

/** Organisation that the app asks to sign in to. */
function tenantOf({ tenant }: Record<string, unknown>): string | undefined {
  return typeof tenant === 'string' ? tenant.trim().toLowerCase() : undefined;
}

export function sendPage(reply: FastifyReply, body: string): FastifyReply {
  reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(body);
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
  return reply.redirect(returnTo, 303);
}
