import { createFormPublisher as openMaker } from '@tideform/web/testing';
import { people } from '../people.ts';
import type { PublishedForm } from '../screens/builder.ts';
import { openSession } from './session.ts';

/**
 * Function that publishes a form that everyone in the team can answer, with the app's own code but without a browser.
 */
export type PublishForm = (form: {
  readonly team: string;
  readonly title: string;
  readonly source: object;
}) => Promise<PublishedForm>;

/** Returns a function that publishes forms as the owner of all teams. */
export async function createFormPublisher(origin: string): Promise<PublishForm> {
  let session = await openSession(origin, people.owner);
  const make = await openMaker(origin, {
    account: session.account,
    async token(ask) {
      // Some journeys make all tokens expire, so a new session is opened.
      if (ask?.refused || ask?.claims) session = await openSession(origin, people.owner);
      return session.accessToken;
    },
  });
  return ({ team, title, source }) => make(team, title, source);
}
