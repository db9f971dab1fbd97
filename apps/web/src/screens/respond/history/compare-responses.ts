import type { Session, SessionOptions } from '@tideform/engine';
import type { Speech } from '@tideform/i18n';
import type { ComparedAnswer } from '@tideform/print/answers';
import type { StoredResponse } from '@tideform/sync';
import { openSession, startScripts } from '../../../form/session/open-session.ts';
import { settledWithin } from '../../../scripts/settled-within.ts';

/** Answers of a response, with the form that asked for them. */
export type Answered = Pick<StoredResponse, 'schema' | 'data'>;

/** What a form's own code says about what is shown is waited for no longer. */
const SETTLE_MS = 1_000;

/** Two states of a response, question for question, as far as this viewer may see them. */
export async function compareResponses(
  older: Answered,
  newer: Answered,
  { speech, ...person }: Pick<SessionOptions, 'viewer' | 'user'> & { readonly speech: Speech },
): Promise<readonly ComparedAnswer[]> {
  const printing = Promise.all([import('@tideform/components/prints'), import('@tideform/print/answers')]);
  const before = open(older, person);
  const after = open(newer, person);
  try {
    await Promise.all([before, after].map((session) => settledWithin(session, SETTLE_MS)));
    const [{ prints }, { compareAnswers }] = await printing;
    return compareAnswers(before, after, await prints.read(speech));
  } finally {
    before.close();
    after.close();
  }
}

function open(
  { schema: form, data: { data, metadata } }: Answered,
  person: Pick<SessionOptions, 'viewer' | 'user'>,
): Session {
  const session = openSession({ form, data, metadata, readOnly: true, ...person });
  startScripts(session);
  return session;
}
