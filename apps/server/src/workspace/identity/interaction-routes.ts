import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Person } from '../directory/directory.ts';
import { findSignInAccounts } from '../directory/people-store.ts';
import { listAccounts } from './accounts-store.ts';
import { type IdentityOptions, identityPath } from './identity-options.ts';
import { pagePolicy } from './pages/page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { verifyPassword } from './password.ts';

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
  app.post(url, { config: { rateLimit: { max: 60, timeWindow: '1 minute' } } }, async (request, reply) => {
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const given = credentials.safeParse(request.body);
    const person = given.success ? await findByPassword(options, given.data) : undefined;
    if (!person) return sendSignIn(reply.status(401), options, params, given.data?.account);
    return finish(provider, request, reply, { login: { accountId: person.id }, select_account: {} });
  });
}

async function sendSignIn(
  reply: FastifyReply,
  { database }: IdentityOptions,
  params: Record<string, unknown>,
  tried?: string,
): Promise<FastifyReply> {
  const tenantId = z.guid().toLowerCase().safeParse(params.tenant).data;
  const people = await listAccounts(database, tenantId, LISTED_ACCOUNTS + 1);
  const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
  const body = signInPage({
    people: people.length > LISTED_ACCOUNTS ? [] : people,
    chosen: tried ?? hint,
    error: reply.statusCode === 401 ? 'The account or the password is not right. Try again.' : undefined,
  });
  return sendPage(reply, body);
}

export function sendPage(reply: FastifyReply, body: string): FastifyReply {
  reply.header('content-security-policy', pagePolicy).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(body);
}

/** An unknown name costs as much time as a wrong password: the difference would tell who has an account. */
async function findByPassword(
  { database }: IdentityOptions,
  { account, password }: z.output<typeof credentials>,
): Promise<Person | undefined> {
  const accounts = await findSignInAccounts(database, account);
  if (accounts.length === 0) await verifyPassword(password, NOBODY);
  for (const { person, passwordHash } of accounts) {
    if (await verifyPassword(password, passwordHash)) return person;
  }
  return undefined;
}

/** Hash of a password that nobody knows. */
const NOBODY = 'scrypt$32768$8$3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
  return reply.redirect(returnTo, 303);
}
