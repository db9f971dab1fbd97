import type { OutgoingEmail, SendResult } from '../external-services/mail/outgoing-email.ts';

/** Creates a mail server that stores messages in memory. */
export function createMemoryMailServer() {
  const letters: OutgoingEmail[] = [];
  /** Results of the next attempts; by default, emails are accepted. An error simulates a crash while sending. */
  const answers: (SendResult | Error)[] = [];
  return {
    address: 'forms@tideform.example',
    letters,
    answers,
    async post(email: OutgoingEmail): Promise<SendResult> {
      letters.push(email);
      const answer = answers.shift() ?? { kind: 'sent' };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    forget() {
      letters.length = 0;
      answers.length = 0;
    },
  };
}
