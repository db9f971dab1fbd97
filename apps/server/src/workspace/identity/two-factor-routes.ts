import type { FastifyReply } from 'fastify';
import type { Person } from '../directory/directory.ts';
import { findPerson } from '../directory/people-store.ts';
import { type Interaction, type PrivateOptions, sendPage } from './interaction.ts';
import { loadPageLocale, type PageLocale } from './pages/identity-page.ts';
import { renderCodePage, renderRecoveryPage, renderSetupPage } from './pages/two-factor-pages.ts';
import { isRateLimited, recordFailedAttempt } from './sign-in-attempts.ts';
import { completeSignIn } from './sign-in-methods.ts';
import type { TwoFactorPorts } from './two-factor/authenticator.ts';
import {
  createTwoFactorStep,
  findTwoFactorStep,
  getAuthenticatorSetup,
  type TwoFactorStep,
  verifyStepCode,
} from './two-factor/two-factor-step.ts';

/** Starts two-factor authentication after a correct password; `undefined` if the person doesn't need it. */
export async function startTwoFactor(
  interaction: Interaction,
  options: PrivateOptions,
  person: Person,
): Promise<FastifyReply | undefined> {
  const isRequired = await options.privateSignIn.requiresTwoFactor(person.id);
  const step = await createTwoFactorStep(getPorts(options), interaction.uid, person.id, isRequired);
  return step && sendStep(interaction, options, step);
}

/** Handles a submitted code, and continues the sign-in. */
export async function handleCode(
  interaction: Interaction,
  options: PrivateOptions,
  fields: Readonly<Record<string, string | undefined>>,
): Promise<FastifyReply> {
  const { database, privateSignIn } = options;
  const { uid, request, reply } = interaction;
  const step = await findTwoFactorStep(database, uid, fields.step ?? '');
  if (!step) return interaction.showPage();
  const pageLocale = await loadPageLocale(request.headers['accept-language']);
  const attempt = { account: `second step of ${step.personId}`, address: request.ip };
  if (await isRateLimited(database, attempt)) return interaction.showPage({ failure: 'too-often' });
  const next = await verifyStepCode(getPorts(options), step, fields.code ?? '');
  if (next === 'over') return completeSignIn(interaction, options, step.personId, 'code');
  if (next) return sendPage(reply, renderRecoveryPage(pageLocale, step.id, next));
  await recordFailedAttempt(database, attempt);
  await privateSignIn.recordSignIn({ personId: step.personId, result: 'wrong-code', by: 'code', address: request.ip });
  return sendStep(interaction, options, step, pageLocale.messages.code.wrong);
}

async function sendStep(
  { request, reply }: Interaction,
  options: PrivateOptions,
  step: TwoFactorStep,
  error?: string,
): Promise<FastifyReply> {
  const pageLocale: PageLocale = await loadPageLocale(request.headers['accept-language']);
  const pageOptions = { stepId: step.id, error };
  if (error !== undefined) reply.status(401);
  if (step.kind === 'code') return sendPage(reply, renderCodePage(pageLocale, pageOptions));
  const person = await findPerson(options.database, step.personId);
  const app = getAuthenticatorSetup(getPorts(options), step, person?.mail ?? '');
  return sendPage(reply, renderSetupPage(pageLocale, { ...pageOptions, app }));
}

const getPorts = ({ database, now, privateSignIn: { sealing } }: PrivateOptions): TwoFactorPorts => ({
  database,
  now,
  sealing,
});
