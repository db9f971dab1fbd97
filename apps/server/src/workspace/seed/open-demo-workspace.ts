import type { MailMessage } from '@tideform/graph';
import type { Database } from '../../database/connect.ts';
import { deriveChannelId } from '../add-team.ts';
import { findPerson } from '../directory/people-store.ts';
import { findSiteOfGroup } from '../library/lists/lists-store.ts';
import { refreshUsersList } from '../library/lists/users-list.ts';
import type { LibraryPorts } from '../library/write-library.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { type DemoTeam, harbourView, northgate, northgateEstates, people, riversideQuarter } from './demo-directory.ts';
import { fillLibrary } from './fill-library.ts';
import { type NewSeedLibrary, openSeedLibrary, type SeedItem, type SeedLibrary } from './seed-library.ts';
import { findStep, recordStep } from './seed-store.ts';

/** Name of the first step of filling a demo with content. */
export const BEGUN_STEP = 'begun';
/** Name of the last step of filling the demo, after which no content is added. */
const COMPLETE_STEP = 'content';

/**
 * Returns functions for adding the demo's content, for code outside of the workspace that depends on the product.
 *
 * @returns `undefined` when the content is complete, or wasn't requested when the workspace was created
 */
export async function openDemoWorkspace(database: Database, ports: LibraryPorts & { readonly publicUrl: string }) {
  const beganAt = await findStep(database, BEGUN_STEP);
  if (beganAt === undefined || (await findStep(database, COMPLETE_STEP))) return undefined;
  return {
    beganAt,
    tenantId: northgate.id,
    publicUrl: ports.publicUrl,
    people: Object.fromEntries(
      Object.entries(people).map(([key, { person }]) => [
        key,
        { id: person.id, displayName: person.displayName, mail: person.mail ?? person.userPrincipalName },
      ]),
    ) as Record<keyof typeof people, { readonly id: string; readonly displayName: string; readonly mail: string }>,
    teams: {
      northgateEstates: describeTeam(northgateEstates),
      riversideQuarter: describeTeam(riversideQuarter),
      harbourView: describeTeam(harbourView),
    },
    openLibrary: (input: NewSeedLibrary) => openSeedLibrary(database, ports, input),
    findPeopleListId: async ({ teamId }: SeedLibrary) => {
      const site = await findSiteOfGroup(ports.db, teamId);
      if (site === undefined) throw new Error(`Group ${teamId} has no site`);
      return (await refreshUsersList(ports, site)).id;
    },
    addItems: (library: SeedLibrary, step: string, items: readonly SeedItem[]) =>
      fillLibrary(ports, library, step, items),
    deliverEmails: (step: string, mails: readonly SeedMail[]) => addSeedMails(database, ports.now(), step, mails),
    isStepDone: async (step: string) => (await findStep(database, step)) !== undefined,
    markStepDone: async (step: string) => void (await recordStep(database, step, ports.now())),
  };
}

function describeTeam({ id, channels }: DemoTeam) {
  return {
    id,
    ownerId: people.amira.person.id,
    channels: Object.fromEntries(channels.map((name) => [name, deriveChannelId(id, name)])),
  };
}

/** An email message of the demo. */
interface SeedMail {
  /** ID of the sender. */
  readonly by: string;
  readonly at: Date;
  readonly message: MailMessage;
}

/** Adds messages to mailboxes, in one transaction and only once per `step`. */
export async function addSeedMails(
  database: Database,
  now: Date,
  step: string,
  mails: readonly SeedMail[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await recordStep(transaction, step, now))) return;
    for (const { by, at, message } of mails) {
      const sender = await findPerson(transaction, by);
      if (sender) await deliverMail({ database: transaction, now: () => at }, { sender, message, isSaved: true });
    }
  });
}
