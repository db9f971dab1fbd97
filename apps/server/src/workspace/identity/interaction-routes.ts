import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { z } from 'zod/mini';
import { isOwnPage } from '../../pages/is-own-page.ts';
import type { Person } from '../directory/directory.ts';
import { listAccounts } from './accounts-store.ts';
import { type Credentials, findByPassword } from './find-by-password.ts';
import { type IdentityOptions, identityPath } from './identity-options.ts';
import { type Failure, failures, type Interaction, sendPage, type Tried } from './interaction.ts';
import { readDevice, rememberDevice } from './known-devices.ts';
import { endSignIn, serveOtherWays, tryPasskey, waysIn } from './other-ways.ts';
import { errorPage } from './pages/error-page.ts';
import { speechFor } from './pages/page-speech.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { createPasswordQueue } from './password-queue.ts';
import { askForStep, takeStep } from './step-routes.ts';
import { noteWrongPassword, refuseTry, type TriedPassword } from './wrong-tries.ts';

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
    // What a browser says of a passkey is some thousand characters long.
    { parseAs: 'string', bodyLimit: 16_384 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const open = (request: FastifyRequest, reply: FastifyReply) => openInteraction(provider, options, request, reply);
  app.get(url, async (request, reply) => {
    const { prompt } = await provider.interactionDetails(request.raw, reply.raw);
    if (prompt.name === 'consent') return finish(provider, request, reply, { consent: {} });
    return (await open(request, reply)).ask();
  });
  app.post(url, { config: { rateLimit: { max: 240, timeWindow: '1 minute' } } }, async (request, reply) => {
    if (!isOwnPage(request, options.publicUrl))
      return sendPage(reply.status(403), errorPage(await speechFor(request.headers['accept-language']), true));
    const interaction = await open(request, reply);
    const { privateSignIn } = options;
    const fields = request.body as Record<string, string | undefined>;
    if (privateSignIn && fields.step !== undefined) return takeStep(interaction, { ...options, privateSignIn }, fields);
    if (privateSignIn && fields.passkey !== undefined) {
      return tryPasskey(interaction, { ...options, privateSignIn }, fields.passkey);
    }
    const given = credentials.safeParse(request.body);
    if (!given.success) return interaction.ask({ failure: 'wrong' });
    const { tenantId } = interaction;
    const wanted = { ...given.data, tenantId, address: request.ip, device: readDevice(request) };
    const person = (await queue.run(() => tryPassword(options, wanted))) ?? 'busy';
    if (typeof person === 'string') return interaction.ask({ failure: person, account: given.data.account });
    const names = [given.data.account, person.userPrincipalName, ...(person.mail ? [person.mail] : [])];
    const isSecure = options.publicUrl.startsWith('https:');
    await rememberDevice(options.database, { request, reply, isSecure }, names, options.now());
    if (!privateSignIn) return interaction.finish(person.id);
    const step = await askForStep(interaction, { ...options, privateSignIn }, person);
    return step ?? endSignIn(interaction, { ...options, privateSignIn }, person.id, 'password');
  });
  const { privateSignIn } = options;
  if (!privateSignIn) return;
  const ports = { ...options, privateSignIn };
  serveOtherWays(app, ports, open, (interaction, person) => askForStep(interaction, ports, person));
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
    tenantId: tenantOf(params),
    ask: (tried) => sendSignIn(request, reply, options, { uid, params, tried }),
    finish: (accountId) => finish(provider, request, reply, { login: { accountId }, select_account: {} }),
  };
}

/** NOTE: looked at in one's turn: of a flood that came at once, the last are stopped by what the first have tried. */
async function tryPassword(
  { database, privateSignIn }: IdentityOptions,
  given: Credentials & TriedPassword,
): Promise<Person | Failure> {
  const refused = await refuseTry(database, given);
  if (refused) return refused;
  const person = await findByPassword(database, given);
  if (person) return person;
  await noteWrongPassword(database, given);
  await privateSignIn?.noteWrongPassword(given.account, given.address);
  return 'wrong';
}

async function sendSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  options: IdentityOptions,
  {
    uid,
    params,
    tried,
  }: { readonly uid: string; readonly params: Record<string, unknown>; readonly tried: Tried | undefined },
): Promise<FastifyReply> {
  const people = await listedPeople(options, tenantOf(params));
  const hint = typeof params.login_hint === 'string' ? params.login_hint : undefined;
  const failure = tried && ('failure' in tried ? failures[tried.failure] : tried);
  const speech = await speechFor(request.headers['accept-language']);
  const { privateSignIn, knownPassword } = options;
  const body = signInPage(speech, {
    people,
    chosen: (tried && 'failure' in tried ? tried.account : undefined) ?? hint,
    error: tried && ('failure' in tried ? speech.messages.failures[tried.failure] : tried.said),
    knownPassword,
    ways: privateSignIn && (await waysIn({ ...options, privateSignIn }, uid)),
  });
  if (failure && 'retryAfterSeconds' in failure) reply.header('retry-after', String(failure.retryAfterSeconds));
  return sendPage(reply.status(failure?.status ?? 200), body);
}

async function listedPeople({ database, listsAccounts }: IdentityOptions, tenantId: string | undefined) {
  const people = listsAccounts ? await listAccounts(database, tenantId, LISTED_ACCOUNTS + 1) : [];
  return people.length > LISTED_ACCOUNTS ? [] : people;
}

/** Organization that the app asks to sign in to. */
function tenantOf({ tenant }: Record<string, unknown>): string | undefined {
  return typeof tenant === 'string' ? tenant.trim().toLowerCase() : undefined;
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
