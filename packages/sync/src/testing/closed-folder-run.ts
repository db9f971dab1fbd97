import type { SyncContext } from '../context.ts';
import { createFileCommands } from '../files/create-file-commands.ts';
import { findFiles } from '../files/stored-file.ts';
import { getOrCreateFolder } from '../library/get-or-create-folder.ts';
import { restrictFolder } from '../library/private/restrict-folder.ts';
import type { Identity } from '../ports.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import { findHalfWithFiles } from './file-oracle.ts';
import { ada } from './local-context.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createFaultlessClient, createWorld, type World } from './simulated-world.ts';
import { differ, fieldsOf } from './submit-oracle.ts';
import type { SubmitRun } from './submit-run.ts';

const grace: Identity = { tenantId: ada.tenantId, userId: 'grace', displayName: 'Grace Hill' };
const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
/** Small sizes, so that the image is sent in ranges. */
const uploadSizes = { singlePutBelowBytes: 64, rangeBytes: 64 };
const picture = 'a large picture '.repeat(7);
const places = { draft: 'Kew Gardens', submission: 'Ham House' } as const;

/** A form has become confidential while the user was offline, with one changed draft and one submit. */
export interface ClosedFolderStage {
  readonly world: World;
  /** Number of calls and steps until the user reconnects. */
  readonly begun: { readonly exchanges: number; readonly steps: number };
  /** Runs the user's browser in this tab; resolves when nothing is left to send. */
  live(tab: SimulatedTab): Promise<SyncContext>;
  /** Throws when a response or file was lost or duplicated, or is readable by others. */
  check(context: SyncContext): Promise<void>;
}

/** Runs `play` in a new world. A failure contains the seed. */
export async function onClosedFolderStage<Result>(
  run: SubmitRun,
  play: (stage: ClosedFolderStage) => Promise<Result>,
): Promise<Result> {
  const storedFiles = new Map<string, string>();
  const half: string[] = [];
  const world = await createWorld({
    ...run,
    owner: grace,
    afterServed(shown, exchange) {
      half.push(...findHalfWithFiles(shown.graph, storedFiles));
      run.afterServed?.(shown, exchange);
    },
  });
  try {
    const folderId = await world.until(prepare(world, storedFiles));
    return await play({
      world,
      begun: { exchanges: world.network.exchanges, steps: world.scheduler.steps },
      async live(tab) {
        const context = await openDevice(tab);
        await everythingSent(context);
        return context;
      },
      async check(context) {
        const damage = [
          ...half,
          ...findDamage(world, folderId, storedFiles),
          ...(await world.until(leftOver(context))),
        ];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
    });
  } catch (cause) {
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  } finally {
    world.end();
  }
}

async function openDevice(tab: SimulatedTab): Promise<SyncContext> {
  const context = { ...(await tab.openContext()), uploadSizes };
  createSyncEngine(context, noPulls).start();
  return context;
}

/** Syncs two drafts with their files, closes the folder, and changes both offline. Returns the user's own folder. */
async function prepare(world: World, storedFiles: Map<string, string>): Promise<string> {
  let isOnline = true;
  const tab = world.openTab('first tab', { isOnline: () => isOnline });
  const inspector = await tab.openContext();
  await inspector.database.teams.put(world.team);
  await inspector.database.forms.put(world.form);
  const context = await openDevice(tab);
  const commands = createResponseCommands(context);
  const draft = await startDraft(context, world, storedFiles);
  // The responses are sent one after the other, so that each gets its number in this order.
  await everythingSent(context);
  const submission = await startDraft(context, world, storedFiles);
  await everythingSent(context);
  isOnline = false;
  const folderId = await makeConfidential(world);
  await context.database.forms.update(world.form.id, { confidentialResponses: true });
  await commands.saveDraft(draft, { ...(await answersOf(context, draft)), place: places.draft });
  await commands.submit(submission, { ...(await answersOf(context, submission)), place: places.submission });
  tab.kill();
  return folderId;
}

async function startDraft(context: SyncContext, world: World, storedFiles: Map<string, string>): Promise<string> {
  const commands = createResponseCommands(context);
  const { id } = await commands.create(world.form.id);
  const named = { name: 'quay.jpg', type: 'image/jpeg' };
  const file = await createFileCommands(context).add(id, new Blob([picture]), named);
  storedFiles.set(file.id, picture);
  await commands.saveDraft(id, { place: 'Kew', pictures: [file] });
  return id;
}

async function answersOf({ database }: SyncContext, id: string) {
  return (await database.responses.get(id))?.data.data ?? {};
}

/** Closes the shared folder to everyone except its owner; from then on the server provides the user's own folder. */
async function makeConfidential({ graph: memory, server, team, form }: World): Promise<string> {
  const driveId = team.driveId ?? '';
  const graph = createFaultlessClient(memory, grace);
  const access = { graph, driveId, callerId: grace.userId, isOwner: true, wait: async () => {} };
  await restrictFolder(access, form.responsesDriveItemId ?? '');
  const rootId = memory.state.libraries.get(driveId)?.rootId ?? '';
  const parent = await getOrCreateFolder(graph, driveId, rootId, 'Private');
  await restrictFolder(access, parent.item.id);
  const own = await getOrCreateFolder(graph, driveId, parent.item.id, ada.userId);
  await restrictFolder(access, own.item.id, ada.userId);
  server.provisionConfidential = async () => own.item.id;
  return own.item.id;
}

async function everythingSent({ database, ports }: SyncContext): Promise<void> {
  const waits = async () =>
    (await database.outbox.count()) + (await database.responses.where('isDirty').equals(1).count()) > 0;
  while (await waits()) await ports.clock.wait(250);
}

function findDamage(
  { graph, server, form }: World,
  ownFolderId: string,
  storedFiles: ReadonlyMap<string, string>,
): string[] {
  const folders = [...(graph.state.items.get(ownFolderId)?.children ?? [])];
  const draft = ['quay.jpg', 'response.draft.json'];
  const submission = ['quay.jpg', 'response.submitted.json', 'submission.pdf'];
  const content = folders.map(({ name, children }) => [name, [...children].map((file) => file.name).sort()]);
  const jsons = folders.flatMap(({ children }) => [...children].filter((file) => file.name.endsWith('.json')));
  const storedAnswers = jsons.map(({ current }) => JSON.parse(new TextDecoder().decode(current.bytes)).data.data);
  const beside = (id: unknown) => folders.some(({ children }) => [...children].some((file) => file.id === id));
  const misplacedFiles = storedAnswers
    .flatMap((answers) => findFiles(answers))
    .filter((file) => !beside(file.driveItemId));
  return [
    ...differ('folders', content.sort(), [
      [`1 ${form.title}`, draft],
      [`2 ${form.title}`, submission],
    ]),
    ...differ('answers', storedAnswers.map(({ place }) => place).sort(), Object.values(places).sort()),
    ...differ('files elsewhere', misplacedFiles, []),
    ...differ('types', jsons.map((item) => fieldsOf(item).tfItemType).sort(), ['response', 'submission']),
    ...differ('files kept', storedAnswers.flatMap((answers) => findFiles(answers)).length, storedFiles.size),
    ...differ('numbers', [...server.numbers.values()].sort(), [1, 2]),
    ...differ('counted', server.counted.size, 1),
    ...differ('delivered', server.deliveries.size, 1),
  ];
}

async function leftOver({ database }: SyncContext): Promise<string[]> {
  const counts = [database.responses.count(), database.outbox.count(), database.receipts.count()];
  return differ('drafts, outbox rows and receipts left', await Promise.all(counts), [1, 0, 1]);
}
