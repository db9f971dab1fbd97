import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../directory/directory.ts';
import { findPerson, isActivePerson, recordLastSignIn } from '../directory/people-store.ts';
import { identityPath, type SignInEvent, UPSTREAM_CALLBACK } from './identity-options.ts';
import { type Interaction, type PrivateOptions, sendPage } from './interaction.ts';
import { loadPageLocale, renderErrorPage } from './pages/identity-page.ts';
import type { SignInMethods } from './pages/sign-in-page.ts';
import { createPasskeyRequest, findPersonByPasskey } from './two-factor/passkeys.ts';
import { parseUid } from './upstream/upstream.ts';

/** Returns the alternatives to a password that the sign-in page offers. */
export async function getSignInMethods(options: PrivateOptions, uid: string): Promise<SignInMethods> {
  const { upstream, forgottenPath } = options.privateSignIn;
  return {
    passkey: JSON.stringify(await createPasskeyRequest(options, getPasskeyPurpose(uid))),
    upstream: upstream && { path: getInteractionPath(uid, 'upstream'), name: upstream.name },
    forgottenPath,
  };
}

/** Signs in with a passkey. It counts as two factors: having the device, and unlocking it. */
export async function signInWithPasskey(
  interaction: Interaction,
  options: PrivateOptions,
  responseJson: string,
): Promise<FastifyReply> {
  const personId = await findPersonByPasskey(options, getPasskeyPurpose(interaction.uid), responseJson);
  if (personId !== undefined && (await findPersonToSignIn(interaction, options, personId))) {
    return completeSignIn(interaction, options, personId, 'passkey');
  }
  const { messages } = await loadPageLocale(interaction.request.headers['accept-language']);
  return interaction.showPage({ status: 401, message: messages.passkey.failed });
}

/** Serves sign-in through the upstream provider: the redirect to it and the callback. */
export function serveUpstreamSignIn(
  app: FastifyInstance,
  options: PrivateOptions,
  open: (request: FastifyRequest, reply: FastifyReply) => Promise<Interaction>,
  /** Starts two-factor authentication if the organization requires it of the person, or if they have set it up. */
  startTwoFactor: (interaction: Interaction, person: Person) => Promise<FastifyReply | undefined>,
): void {
  const { upstream } = options.privateSignIn;
  if (!upstream) return;
  app.get(getInteractionPath(':uid', 'upstream'), async (request, reply) => {
    const interaction = await open(request, reply);
    try {
      const address = await upstream.start(interaction.uid);
      return reply.header('cache-control', 'no-store').redirect(address.href, 303);
    } catch (error) {
      return reportFailure(interaction, options, upstream.name, error);
    }
  });
  // NOTE: the interaction cookie is limited to the interaction's path, so the callback redirects there.
  app.get(UPSTREAM_CALLBACK, async (request, reply) => {
    const uid = parseUid((request.query as Record<string, unknown>).state);
    if (uid === undefined) {
      return sendPage(
        reply.status(400),
        renderErrorPage(await loadPageLocale(request.headers['accept-language']), true),
      );
    }
    return reply.redirect(`${getInteractionPath(uid, 'upstream-answer')}?${getQuery(request)}`, 303);
  });
  app.get(getInteractionPath(':uid', 'upstream-answer'), async (request, reply) => {
    const interaction = await open(request, reply);
    try {
      const claims = await upstream.finish(interaction.uid, getQuery(request));
      const personId = await options.privateSignIn.resolvePerson(claims);
      const person = personId === undefined ? undefined : await findPersonToSignIn(interaction, options, personId);
      if (person) {
        const step = await startTwoFactor(interaction, person);
        return step ?? completeSignIn(interaction, options, person.id, 'upstream');
      }
      const { messages } = await loadPageLocale(request.headers['accept-language']);
      return interaction.showPage({ status: 403, message: messages.upstream.unknown({ name: upstream.name }) });
    } catch (error) {
      return reportFailure(interaction, options, upstream.name, error);
    }
  });
}

/** Completes a sign-in and records it. */
export async function completeSignIn(
  interaction: Interaction,
  { database, now, privateSignIn }: PrivateOptions,
  personId: string,
  by: SignInEvent['by'],
): Promise<FastifyReply> {
  await recordLastSignIn(database, personId, now());
  await privateSignIn.recordSignIn({ personId, result: 'signed-in', by, address: interaction.request.ip });
  return interaction.finish(personId);
}

/** Returns the person who signs in; `undefined` if they are deactivated or the app asks for another tenant. */
async function findPersonToSignIn(
  { tenantId }: Interaction,
  { database }: PrivateOptions,
  personId: string,
): Promise<Person | undefined> {
  const person = (await isActivePerson(database, personId)) ? await findPerson(database, personId) : undefined;
  return tenantId === undefined || tenantId === person?.tenantId ? person : undefined;
}

async function reportFailure(
  interaction: Interaction,
  { report }: PrivateOptions,
  name: string,
  error: unknown,
): Promise<FastifyReply> {
  report(new Error('The sign-in at the upstream identity provider failed', { cause: error }));
  const { messages } = await loadPageLocale(interaction.request.headers['accept-language']);
  return interaction.showPage({ status: 502, message: messages.upstream.failed({ name }) });
}

const getPasskeyPurpose = (uid: string): string => `sign-in ${uid}`;

const getInteractionPath = (uid: string, end: string): string => `${identityPath}/interaction/${uid}/${end}`;

const getQuery = ({ url }: FastifyRequest): string => url.split('?').slice(1).join('?');
