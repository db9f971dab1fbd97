import { listSubjects, loadDeliveries } from '@tideform/server/testing/worlds';
import type { KillTestEnvironment } from './open-kill-test-environment.ts';
import { getWebhookPaths, type SubmittedForm } from './respond.ts';

/** Result of one submit: its webhook events and its email message. */
export interface DeliveryResult {
  /** Violations of what must always hold. */
  readonly violations: readonly string[];
  /** Number of requests that the working webhook received. */
  readonly received: number;
  readonly goneCount: number;
  readonly mails: number;
  readonly mailState: string;
}

/**
 * Checks the deliveries of one submit.
 *
 * @param deaths number of processes that died: each may have repeated one delivery
 */
export async function checkDeliveries(
  environment: KillTestEnvironment,
  form: SubmittedForm,
  { numbers, deaths }: { readonly numbers: readonly number[]; readonly deaths: number },
): Promise<DeliveryResult> {
  const { database } = environment.machines.db;
  const { responseId } = form;
  const paths = getWebhookPaths(form);
  const deliveries = await loadDeliveries(database, responseId);
  const [received, gone] = [listReceived(environment, paths.takes), listReceived(environment, paths.gone)];
  const subject = `Told of ${responseId}.`;
  const sent = form.sender === 'server' ? environment.mail.messages : await listSubjects(database);
  const mails = sent.filter((text) => text.includes(subject)).length;
  const mailState = deliveries.emails.map(({ state }) => state).join(', ');
  const stateAt = (path: string) => deliveries.webhooks.find(({ url }) => url.endsWith(path));
  const wrongs = [
    ...checkRepeats('webhook', received, deaths),
    ...checkRepeats('webhook that returns 410', gone, deaths),
    ...listViolationUnless(
      stateAt(paths.takes)?.state === 'sent',
      'the event of the working webhook is not recorded as sent',
    ),
    ...listViolationUnless(
      stateAt(paths.gone)?.state === 'failed',
      'the event of the webhook that returns 410 is not recorded as failed',
    ),
    ...listViolationUnless(stateAt(paths.gone)?.isDisabled, 'the webhook that returns 410 is not disabled'),
    ...listViolationUnless(mails <= 1, `${mails} emails`),
    ...listViolationUnless(
      mailState === 'sent' || mailState === 'uncertain',
      `the state of the email is ${mailState || 'missing'}`,
    ),
    ...listViolationUnless(mailState !== 'sent' || mails === 1, 'the email is recorded as sent, but was not received'),
    ...listViolationUnless(numbers[0] === numbers[1], 'a repeated request returned another number'),
    ...listViolationUnless(numbers[0] !== numbers[2], 'two responses have the same number'),
  ];
  return { violations: wrongs, received: received.length, goneCount: gone.length, mails, mailState };
}

const listViolationUnless = (isRight: boolean | undefined, wrong: string): string[] => (isRight ? [] : [wrong]);

const listReceived = ({ receiver }: KillTestEnvironment, path: string) =>
  receiver.received.filter((one) => one.path === path);

/**
 * Checks that a webhook event arrived at least once, always with the same ID and body, and was repeated at most once
 * per death.
 */
function checkRepeats(what: string, received: ReturnType<typeof listReceived>, deaths: number): string[] {
  const ids = new Set(received.map(({ headers }) => headers['webhook-id']));
  const bodies = new Set(received.map(({ body }) => body));
  return [
    ...listViolationUnless(received.length > 0, `the ${what} received no event`),
    ...listViolationUnless(received.length <= deaths + 1, `the ${what} received ${received.length} events`),
    ...listViolationUnless(ids.size <= 1, `the ${what} received ${ids.size} event IDs`),
    ...listViolationUnless(bodies.size <= 1, `the ${what} received ${bodies.size} different bodies`),
  ];
}
