import type { Letter, Posted } from '../external-services/mail/letter.ts';

/** A mail server that keeps what it is sent. */
export function createMemoryMailServer() {
  const letters: Letter[] = [];
  /** What it answers next; otherwise it takes the letter. An error is this process, killed while it sends. */
  const answers: (Posted | Error)[] = [];
  return {
    address: 'forms@tideform.example',
    letters,
    answers,
    async post(letter: Letter): Promise<Posted> {
      letters.push(letter);
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
