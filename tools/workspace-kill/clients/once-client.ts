import { randomUUID } from 'node:crypto';
import { type ApiClient, nextSubmissionNumber, ServerOutage } from '@tideform/contract';
import { pause } from '../caller.ts';
import type { Outcome } from '../record.ts';
import type { Client, ClientWorld } from './client.ts';

export interface OnceWorld extends ClientWorld {
  /** The product's API, as a member of the team. */
  readonly api: ApiClient;
  readonly teamId: string;
  /** Subjects of all mail that people have sent. */
  listSubjects(): Promise<string[]>;
}

/** Sends mail, which must go once, and takes submission numbers, which repeat for the same key and for no other. */
export function createOnceClient(world: OnceWorld): Client {
  const { caller, chance, record, name } = world;
  const mails = new Map<string, Outcome>();
  const numbers = new Map<number, string>();
  const formId = randomUUID();

  async function sendMail(): Promise<void> {
    const subject = `${name} ${mails.size + 1}`;
    const toRecipients = [{ emailAddress: { address: 'quay@elsewhere.example' } }];
    const message = { subject, body: { contentType: 'Text', content: 'Once.' }, toRecipients };
    const asked = await caller.call('POST', '/me/sendMail', { message });
    record.count('mail', asked.outcome);
    mails.set(subject, asked.outcome);
  }

  async function askNumber(idempotencyKey: string): Promise<number | undefined> {
    const params = { teamId: world.teamId, formId };
    try {
      const answer = await world.api.call(nextSubmissionNumber, { params, idempotencyKey });
      if (answer.ok) return answer.value.submissionNumber;
      record.wrong(`${name}: a number was refused: ${answer.refusal}`);
    } catch (error) {
      if (!(error instanceof ServerOutage)) throw error;
    }
    return undefined;
  }

  async function takeNumber(): Promise<void> {
    const key = randomUUID();
    const times = 1 + chance.below(3);
    for (let given = 0, attempt = 0; given < times && attempt < 100; attempt += 1) {
      const asked = await askNumber(key);
      record.count('number', asked === undefined ? 'unknown' : 'ok');
      if (asked === undefined) {
        await pause(50);
        continue;
      }
      given += 1;
      const number = asked;
      const owner = numbers.get(number) ?? key;
      const other = [...numbers].find(([one, itsKey]) => itsKey === key && one !== number);
      if (owner !== key) record.wrong(`${name}: number ${number} went to two responses`);
      if (other) record.wrong(`${name}: one response has the numbers ${other[0]} and ${number}`);
      numbers.set(number, key);
    }
  }

  return {
    step: () => (chance.next() < 0.5 ? sendMail() : takeNumber()),
    async check() {
      const sent = await world.listSubjects();
      for (const [subject, outcome] of mails) {
        const times = sent.filter((one) => one === subject).length;
        const isRight = outcome === 'ok' ? times === 1 : outcome === 'fail' ? times === 0 : times <= 1;
        if (!isRight) record.wrong(`the mail "${subject}" (${outcome}) is there ${times} times`);
      }
    },
  };
}
