import type { Session, SessionOptions } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import type { ComparedAnswer } from '@tideform/print/answers';
import type { StoredResponse } from '@tideform/sync';
import { openSession, startScripts } from '../../../form/session/open-session.ts';
import { waitUntilSettled } from '../../../scripts/wait-until-settled.ts';

/** Answers of a response, and the form they belong to. */
export type ResponseAnswers = Pick<StoredResponse, 'schema' | 'data'>;

/** Maximum time to wait for the form's scripts, which may show or hide fields. */
const SETTLE_MS = 1_000;

/** Compares two states of a response question by question, limited to what the viewer may see. */
export async function compareResponses(
  older: ResponseAnswers,
  newer: ResponseAnswers,
  { locale, ...person }: Pick<SessionOptions, 'viewer' | 'user'> & { readonly locale: Locale },
): Promise<readonly ComparedAnswer[]> {
  const modules = Promise.all([import('@tideform/components/prints'), import('@tideform/print/answers')]);
  const before = openReadOnlySession(older, person);
  const after = openReadOnlySession(newer, person);
  try {
    await Promise.all([before, after].map((session) => waitUntilSettled(session, SETTLE_MS)));
    const [{ prints }, { compareAnswers }] = await modules;
    return compareAnswers(before, after, await prints.read(locale));
  } finally {
    before.close();
    after.close();
  }
}

function openReadOnlySession(
  { schema: form, data: { data, metadata } }: ResponseAnswers,
  person: Pick<SessionOptions, 'viewer' | 'user'>,
): Session {
  const session = openSession({ form, data, metadata, readOnly: true, ...person });
  startScripts(session);
  return session;
}
