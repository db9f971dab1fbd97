import { listSubjects, readToldOf } from '@tideform/server/testing/worlds';
import type { KillWorld } from './open-world.ts';
import { type Played, pathsOf } from './respond.ts';

/** What became of one submit. */
export interface Told {
  /** What must never happen, and did. */
  readonly wrongs: readonly string[];
  /** How often it arrived. */
  readonly takes: number;
  readonly gone: number;
  readonly mails: number;
  readonly mailState: string;
}

/** @param deaths how many processes have died: each may have told once more */
export async function toldOf(
  world: KillWorld,
  played: Played,
  { numbers, deaths }: { readonly numbers: readonly number[]; readonly deaths: number },
): Promise<Told> {
  const { database } = world.machines.db;
  const { responseId } = played;
  const paths = pathsOf(played);
  const told = await readToldOf(database, responseId);
  const [takes, gone] = [receivedAt(world, paths.takes), receivedAt(world, paths.gone)];
  const subject = `Told of ${responseId}.`;
  const sent = played.sender === 'server' ? world.mail.taken : await listSubjects(database);
  const mails = sent.filter((text) => text.includes(subject)).length;
  const mailState = told.emails.map(({ state }) => state).join(', ');
  const stateAt = (path: string) => told.webhooks.find(({ url }) => url.endsWith(path));
  const wrongs = [
    ...onceOrAgain('webhook', takes, deaths),
    ...onceOrAgain('webhook that is gone', gone, deaths),
    ...unless(stateAt(paths.takes)?.state === 'sent', 'the webhook’s message is not sent'),
    ...unless(stateAt(paths.gone)?.state === 'failed', 'the message of who is gone has not failed'),
    ...unless(stateAt(paths.gone)?.isDisabled, 'the webhook of who is gone is not disabled'),
    ...unless(mails <= 1, `${mails} e-mails`),
    ...unless(mailState === 'sent' || mailState === 'uncertain', `the e-mail is ${mailState || 'not there'}`),
    ...unless(mailState !== 'sent' || mails === 1, 'the e-mail is said to be sent'),
    ...unless(numbers[0] === numbers[1], 'a twin has another number'),
    ...unless(numbers[0] !== numbers[2], 'two have one number'),
  ];
  return { wrongs, takes: takes.length, gone: gone.length, mails, mailState };
}

const unless = (isRight: boolean | undefined, wrong: string): string[] => (isRight ? [] : [wrong]);

const receivedAt = ({ receiver }: KillWorld, path: string) => receiver.received.filter((one) => one.path === path);

/** At least once, under one id, with the same bytes; a death is one repeat at most. */
function onceOrAgain(what: string, received: ReturnType<typeof receivedAt>, deaths: number): string[] {
  const ids = new Set(received.map(({ headers }) => headers['webhook-id']));
  const bodies = new Set(received.map(({ body }) => body));
  return [
    ...unless(received.length > 0, `the ${what} was never told`),
    ...unless(received.length <= deaths + 1, `the ${what} was told ${received.length} times`),
    ...unless(ids.size <= 1, `the ${what} was told under ${ids.size} ids`),
    ...unless(bodies.size <= 1, `the ${what} was told ${bodies.size} things`),
  ];
}
