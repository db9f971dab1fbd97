import { randomUUID } from 'node:crypto';
import { type ApiClient, nextSubmissionNumber, ServerOutage } from '@tideform/contract';
import { pause } from '../caller.ts';
import type { CallState } from '../record.ts';
import type { Client, ClientWorld } from './client.ts';

export interface OnceWorld extends ClientWorld {
  /** API client of a team member. */
  readonly api: ApiClient;
  readonly teamId: string;
  /** Returns the subjects of all emails that users have sent. */
  listSubjects(): Promise<string[]>;
}

/**
 * Creates a client that sends emails, each of which must go out once, and requests submission numbers, which must be
 * equal for the same idempotency key and different otherwise.
 */
export function createOnceClient(environment: OnceWorld): Client {
  const { caller, chance, record, name } = environment;
  const mails = new Map<string, CallState>();
  const numbers = new Map<number, string>();
  const formId = randomUUID();

  async function sendMail(): Promise<void> {
    const subject = `${name} ${mails.size + 1}`;
    const toRecipients = [{ emailAddress: { address: 'quay@elsewhere.example' } }];
    const message = { subject, body: { contentType: 'Text', content: 'Once.' }, toRecipients };
    const result = await caller.call('POST', '/me/sendMail', { message });
    record.count('mail', result.state);
    mails.set(subject, result.state);
  }

  async function requestNumber(idempotencyKey: string): Promise<number | undefined> {
    const params = { teamId: environment.teamId, formId };
    try {
      const answer = await environment.api.call(nextSubmissionNumber, { params, idempotencyKey });
      if (answer.ok) return answer.value.submissionNumber;
      record.addViolation(`${name}: a number was refused: ${answer.refusal}`);
    } catch (error) {
      if (!(error instanceof ServerOutage)) throw error;
    }
    return undefined;
  }

  async function checkNumber(): Promise<void> {
    const key = randomUUID();
    const times = 1 + chance.below(3);
    for (let received = 0, attempt = 0; received < times && attempt < 100; attempt += 1) {
      const result = await requestNumber(key);
      record.count('number', result === undefined ? 'unknown' : 'ok');
      if (result === undefined) {
        await pause(50);
        continue;
      }
      received += 1;
      const number = result;
      const owner = numbers.get(number) ?? key;
      const other = [...numbers].find(([one, itsKey]) => itsKey === key && one !== number);
      if (owner !== key) record.addViolation(`${name}: number ${number} was assigned to two responses`);
      if (other) record.addViolation(`${name}: one response has the numbers ${other[0]} and ${number}`);
      numbers.set(number, key);
    }
  }

  return {
    step: () => (chance.next() < 0.5 ? sendMail() : checkNumber()),
    async check() {
      const sent = await environment.listSubjects();
      for (const [subject, callState] of mails) {
        const times = sent.filter((one) => one === subject).length;
        const isRight = callState === 'ok' ? times === 1 : callState === 'fail' ? times === 0 : times <= 1;
        if (!isRight) record.addViolation(`the email "${subject}" (${callState}) was sent ${times} times`);
      }
    },
  };
}
