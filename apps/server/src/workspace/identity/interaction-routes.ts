import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod/mini';
import { isSameOriginForm } from '../../pages/form-requests.ts';
import type { Person } from '../directory/directory.ts';
import { listAccounts } from './accounts-store.ts';
import { type IdentityOptions, identityPath } from './identity-options.ts';
import {
  type FailedAttempt,
  failureResponses,
  type Interaction,
  type PasswordFailure,
  sendPage,
} from './interaction.ts';
import { getDeviceCookie, recordDevice } from './known-devices.ts';
import { loadPageLocale, renderErrorPage } from './pages/identity-page.ts';
import { renderSignInPage } from './pages/sign-in-page.ts';
import { findPersonByPassword, type PasswordCredentials } from './password.ts';
import { createPasswordQueue } from './password-queue.ts';
import { checkRateLimit, type PasswordAttempt, recordFailedPassword } from './sign-in-attempts.ts';
import { completeSignIn, getSignInMethods, serveUpstreamSignIn, signInWithPasskey } from './sign-in-methods.ts';
import { handleCode, startTwoFactor } from './two-factor-routes.ts';

/** Maximum accounts on the sign-in page. With more people, the page has a text field instead. */
const LISTED_ACCOUNTS = 20;

const credentialsSchema = z.object({
  account: z.string().check(z.minLength(1), z.maxLength(320)),
  password: z.string().check(z.minLength(1), z.maxLength(256)),
});

/** Serves the sign-in page: shows it, checks the credentials and passes the result to the OpenID provider. */
export async function serveInteractions(
  app: FastifyInstance,
  provider: Provider,
  options: IdentityOptions,
): Promise<void> {
  const url = `${identityPath}/interaction/:uid`;
  const queue = createPasswordQueue();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    // A passkey response has some thousand characters.
    { parseAs: 'string', bodyLimit: 16_384 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const openCurrentInteraction = (request: FastifyRequest, reply: FastifyReply) =>
    openInteraction(provider, options, request, reply);
  app.get(url, async (request, reply) => {
    const { prompt } = await provider.interactionDetails(request.raw, reply.raw);
    if (prompt.name === 'consent') return completeInteraction(provider, request, reply, { consent: {} });
    return (await openCurrentInteraction(request, reply)).showPage();
  });
  app.post(url, { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } }, async (request, reply) => {
    if (!isSameOriginForm(request, options.publicUrl))
      return sendPage(
        reply.status(403),
        renderErrorPage(await loadPageLocale(request.headers['accept-language']), true),
      );
    const interaction = await openCurrentInteraction(request, reply);
    const { privateSignIn } = options;
    const fields = request.body as Record<string, string | undefined>;
    if (privateSignIn && fields.step !== undefined)
      return handleCode(interaction, { ...options, privateSignIn }, fields);
    if (privateSignIn && fields.passkey !== undefined) {
      return signInWithPasskey(interaction, { ...options, privateSignIn }, fields.passkey);
    }
    const parsed = credentialsSchema.safeParse(request.body);
    if (!parsed.success) return interaction.showPage({ failure: 'wrong' });
    const { tenantId } = interaction;
    const signInAttempt = { ...parsed.data, tenantId, address: request.ip, device: getDeviceCookie(request) };
    const person = (await queue.run(() => verifyCredentials(options, signInAttempt))) ?? 'busy';
    if (typeof person === 'string') return interaction.showPage({ failure: person, account: parsed.data.account });
    const names = [parsed.data.account, person.userPrincipalName, ...(person.mail ? [person.mail] : [])];
    const isSecure = options.publicUrl.startsWith('https:');
    await recordDevice(options.database, { request, reply, isSecure }, names, options.now());
    if (!privateSignIn) return interaction.finish(person.id);
    const step = await startTwoFactor(interaction, { ...options, privateSignIn }, person);
    return step ?? completeSignIn(interaction, { ...options, privateSignIn }, person.id, 'password');
  });
  const { privateSignIn } = options;
  if (!privateSignIn) return;
  const ports = { ...options, privateSignIn };
  serveUpstreamSignIn(app, ports, openCurrentInteraction, (interaction, person) =>
    startTwoFactor(interaction, ports, person),
  );
}

async function openInteraction(
  provider: Provider,
  options: IdentityOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interaction> {
  const { uid, params } = await provider.interactionDetails(request.raw, reply.raw);
  return {
    uid,
    request,
    reply,
    tenantId: getTenantId(params),
    showPage: (attempt) => sendSignInPage(request, reply, options, { uid, params, attempt }),
    finish: (accountId) => completeInteraction(provider, request, reply, { login: { accountId }, select_account: {} }),
  };
}

/**
 * NOTE: runs in the password queue, so that in a flood of parallel requests, each wrong attempt counts for later ones.
 */
async function verifyCredentials(
  { database, privateSignIn }: IdentityOptions,
  attempt: PasswordCredentials & PasswordAttempt,
): Promise<Person | PasswordFailure> {
  const refused = await checkRateLimit(database, attempt);
  if (refused) return refused;
  const person = await findPersonByPassword(database, attempt);
  if (person) return person;
  await recordFailedPassword(database, attempt);
  await privateSignIn?.recordFailedPassword(attempt.account, attempt.address);
  return 'wrong';
}

async function sendSignInPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: IdentityOptions,
  {
    uid,
    params,
    attempt,
  }: { readonly uid: string; readonly params: Record<string, unknown>; readonly attempt: FailedAttempt | undefined },
): Promise<FastifyReply> {
  const people = await listAccountsToShow(options, getTenantId(params));
  const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
  const failure = attempt && ('failure' in attempt ? failureResponses[attempt.failure] : attempt);
  const pageLocale = await loadPageLocale(request.headers['accept-language']);
  const { privateSignIn, knownPassword } = options;
  const body = renderSignInPage(pageLocale, {
    people,
    selected: (attempt && 'failure' in attempt ? attempt.account : undefined) ?? hint,
    error: attempt && ('failure' in attempt ? pageLocale.messages.failures[attempt.failure] : attempt.message),
    knownPassword,
    methods: privateSignIn && (await getSignInMethods({ ...options, privateSignIn }, uid)),
  });
  if (failure && 'retryAfterSeconds' in failure) reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendPage(reply.status(failure?.status ?? 200), body);
}

async function listAccountsToShow({ database, listsAccounts }: IdentityOptions, tenantId: string | undefined) {
  const people = listsAccounts ? await listAccounts(database, tenantId, LISTED_ACCOUNTS + 1) : [];
  return people.length > LISTED_ACCOUNTS ? [] : people;
}

/** Returns the tenant that the app asks to sign in to. */
function getTenantId({ tenant }: Record<string, unknown>): string | undefined {
  return typeof tenant === 'string' ? tenant.trim().toLowerCase() : undefined;
}

async function completeInteraction(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<FastifyReply> {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true });
  return reply.redirect(returnTo, 303);
}
