import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isActivePerson, noteSignIn } from '../directory/activity-store.ts';
import type { Person } from '../directory/directory.ts';
import { findPerson } from '../directory/people-store.ts';
import { identityPath, type SignInEvent, UPSTREAM_CALLBACK } from './identity-options.ts';
import { type Interaction, type PrivateOptions, sendPage } from './interaction.ts';
import { errorPage } from './pages/error-page.ts';
import { speechFor } from './pages/page-speech.ts';
import type { WaysIn } from './pages/sign-in-page.ts';
import { askForPasskey, findByPasskey } from './second-steps/passkeys.ts';
import { uidOfState } from './upstream/upstream.ts';

/** What the page offers besides a password. */
export async function waysIn(options: PrivateOptions, uid: string): Promise<WaysIn> {
  const { upstream, forgottenPath } = options.privateSignIn;
  return {
    passkey: JSON.stringify(await askForPasskey(options, placeOf(uid))),
    upstream: upstream && { path: pathOf(uid, 'upstream'), name: upstream.name },
    forgottenPath,
  };
}

/** Signs in with a passkey, which proves two things at once: that one has the device, and that one may use it. */
export async function tryPasskey(
  interaction: Interaction,
  options: PrivateOptions,
  answer: string,
): Promise<FastifyReply> {
  const personId = await findByPasskey(options, placeOf(interaction.uid), answer);
  if (personId !== undefined && (await findEntering(interaction, options, personId))) {
    return endSignIn(interaction, options, personId, 'passkey');
  }
  const { messages } = await speechFor(interaction.request.headers['accept-language']);
  return interaction.ask({ status: 401, said: messages.passkey.failed });
}

/** Serves the way to the other sign-in and back. */
export function serveOtherWays(
  app: FastifyInstance,
  options: PrivateOptions,
  open: (request: FastifyRequest, reply: FastifyReply) => Promise<Interaction>,
  /** Asks for the second step that the organization wants of a person, or that they have set up. */
  askForStep: (interaction: Interaction, person: Person) => Promise<FastifyReply | undefined>,
): void {
  const { upstream } = options.privateSignIn;
  if (!upstream) return;
  app.get(pathOf(':uid', 'upstream'), async (request, reply) => {
    const interaction = await open(request, reply);
    try {
      const address = await upstream.start(interaction.uid);
      return reply.header('cache-control', 'no-store').redirect(address.href, 303);
    } catch (error) {
      return refuse(interaction, options, upstream.name, error);
    }
  });
  // NOTE: the cookie that tells whose sign-in this is goes to the sign-in's own path alone.
  app.get(UPSTREAM_CALLBACK, async (request, reply) => {
    const uid = uidOfState((request.query as Record<string, unknown>).state);
    if (uid === undefined) {
      return sendPage(reply.status(400), errorPage(await speechFor(request.headers['accept-language']), true));
    }
    return reply.redirect(`${pathOf(uid, 'upstream-answer')}?${queryOf(request)}`, 303);
  });
  app.get(pathOf(':uid', 'upstream-answer'), async (request, reply) => {
    const interaction = await open(request, reply);
    try {
      const claims = await upstream.finish(interaction.uid, queryOf(request));
      const personId = await options.privateSignIn.welcome(claims);
      const person = personId === undefined ? undefined : await findEntering(interaction, options, personId);
      if (person) {
        const step = await askForStep(interaction, person);
        return step ?? endSignIn(interaction, options, person.id, 'upstream');
      }
      const { messages } = await speechFor(request.headers['accept-language']);
      return interaction.ask({ status: 403, said: messages.upstream.unknown({ name: upstream.name }) });
    } catch (error) {
      return refuse(interaction, options, upstream.name, error);
    }
  });
}

/** Ends a sign-in well. */
export async function endSignIn(
  interaction: Interaction,
  { database, now, privateSignIn }: PrivateOptions,
  personId: string,
  by: SignInEvent['by'],
): Promise<FastifyReply> {
  await noteSignIn(database, personId, now());
  await privateSignIn.note({ personId, outcome: 'signed-in', by, address: interaction.request.ip });
  return interaction.finish(personId);
}

/** The person who signs in; `undefined`: they may not, or not to the organization that the app asks for. */
async function findEntering(
  { tenantId }: Interaction,
  { database }: PrivateOptions,
  personId: string,
): Promise<Person | undefined> {
  const person = (await isActivePerson(database, personId)) ? await findPerson(database, personId) : undefined;
  return tenantId === undefined || tenantId === person?.tenantId ? person : undefined;
}

async function refuse(
  interaction: Interaction,
  { report }: PrivateOptions,
  name: string,
  error: unknown,
): Promise<FastifyReply> {
  report(new Error('The other sign-in failed', { cause: error }));
  const { messages } = await speechFor(interaction.request.headers['accept-language']);
  return interaction.ask({ status: 502, said: messages.upstream.failed({ name }) });
}

const placeOf = (uid: string): string => `sign-in ${uid}`;

const pathOf = (uid: string, end: string): string => `${identityPath}/interaction/${uid}/${end}`;

const queryOf = ({ url }: FastifyRequest): string => url.split('?').slice(1).join('?');
