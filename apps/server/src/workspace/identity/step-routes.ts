import type { FastifyReply } from 'fastify';
import type { Person } from '../directory/directory.ts';
import { findPerson } from '../directory/people-store.ts';
import { type Interaction, type PrivateOptions, sendPage } from './interaction.ts';
import { endSignIn } from './other-ways.ts';
import { type PageSpeech, speechFor } from './pages/page-speech.ts';
import { codePage, recoveryPage, setUpPage } from './pages/step-pages.ts';
import type { CodePorts } from './second-steps/code-app.ts';
import { appOf, beginStep, findStepOf, type SignInStep, takeStepCode } from './second-steps/sign-in-step.ts';
import { isTriedTooOften, noteWrongTry } from './wrong-tries.ts';

/** Asks for the second step of somebody whose password was right; `undefined`: none is asked of them. */
export async function askForStep(
  interaction: Interaction,
  options: PrivateOptions,
  person: Person,
): Promise<FastifyReply | undefined> {
  const isWanted = await options.privateSignIn.wantsSecondStep(person.id);
  const step = await beginStep(portsOf(options), interaction.uid, person.id, isWanted);
  return step && sendStep(interaction, options, step);
}

/** Looks at the code that somebody sent, and goes on. */
export async function takeStep(
  interaction: Interaction,
  options: PrivateOptions,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<FastifyReply> {
  const { database, privateSignIn } = options;
  const { uid, request, reply } = interaction;
  const step = await findStepOf(database, uid, fields.step ?? '');
  if (!step) return interaction.ask();
  const said = await speechFor(request.headers['accept-language']);
  const tried = { account: `second step of ${step.personId}`, address: request.ip };
  if (await isTriedTooOften(database, tried)) return interaction.ask({ failure: 'too-often' });
  const next = await takeStepCode(portsOf(options), step, fields.code ?? '');
  if (next === 'over') return endSignIn(interaction, options, step.personId, 'code');
  if (next) return sendPage(reply, recoveryPage(said, step.id, next));
  await noteWrongTry(database, tried);
  await privateSignIn.note({ personId: step.personId, outcome: 'wrong-code', by: 'code', address: request.ip });
  return sendStep(interaction, options, step, said.messages.code.wrong);
}

async function sendStep(
  { request, reply }: Interaction,
  options: PrivateOptions,
  step: SignInStep,
  error?: string,
): Promise<FastifyReply> {
  const said: PageSpeech = await speechFor(request.headers['accept-language']);
  const shown = { stepId: step.id, error };
  if (error !== undefined) reply.status(401);
  if (step.kind === 'code') return sendPage(reply, codePage(said, shown));
  const person = await findPerson(options.database, step.personId);
  const app = appOf(portsOf(options), step, person?.mail ?? '');
  return sendPage(reply, setUpPage(said, { ...shown, app }));
}

const portsOf = ({ database, now, privateSignIn: { sealing } }: PrivateOptions): CodePorts => ({
  database,
  now,
  sealing,
});
