import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod';
import { listAccounts } from './accounts-store.ts';
import { findByPassword } from './find-by-password.ts';
import { type IdentityOptions, identityPath } from './identity-options.ts';
import { pagePolicy } from './pages/page.ts';
import { signInPage } from './pages/sign-in-page.ts';

/** With more people than this, a person types the name. */
const LISTED_ACCOUNTS = 20;

const credentials = z.object({ account: z.string().min(1).max(320), password: z.string().min(1).max(256) });

/** The page of the sign-in: shows it, checks who it is, and hands the answer to the provider. */
export async function serveInteractions(
  app: FastifyInstance,
  provider: Provider,
  options: IdentityOptions,
): Promise<void> {
  const url = `${identityPath}/interaction/:uid`;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(url, async (request, reply) => {
    const { prompt, params } = await provider.interactionDetails(request.raw, reply.raw);
    if (prompt.name === 'consent') return finish(provider, request, reply, { consent: {} });
    return sendSignIn(reply, options, params);
  });
  app.post(url, { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } }, async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const given = credentials.safeParse(request.body);
    const wanted = { tenantId: tenantOf(params) };
    const person = given.success ? await findByPassword(options.database, { ...given.data, ...wanted }) : undefined;
    if (!person) return sendSignIn(reply.status(401), options, params, given.data?.account);
    return finish(provider, request, reply, { login: { accountId: person.id }, select_account: {} });
  });
}

async function sendSignIn(
  reply: FastifyReply,
  { database, listsAccounts }: IdentityOptions,
  params: Record<string, unknown>,
  tried?: string,
): Promise<FastifyReply> {
  const people = listsAccounts ? await listAccounts(database, tenantOf(params), LISTED_ACCOUNTS + 1) : [];
  const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
  const body = signInPage({
    people: people.length > LISTED_ACCOUNTS ? [] : people,
    chosen: tried ?? hint,
    error: reply.statusCode === 401 ? 'The account or the password is not right. Try again.' : undefined,
  });
  return sendPage(reply, body);
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
