import type { SyncContext } from '../context.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { findFiles } from '../files/stored-file.ts';
import { getOrCreateFolder } from '../library/drive-items.ts';
import { restrictFolder } from '../library/private/restrict-folder.ts';
import type { Identity } from '../ports.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import { findIncompleteWithFiles } from './file-journey.ts';
import { ada } from './local-context.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createFaultlessClient, createSimulation, type Simulation } from './simulation.ts';
import type { SubmitScenario } from './submit-harness.ts';
import { describeDifference, getFields } from './submit-oracle.ts';

const graceIdentity: Identity = { tenantId: ada.tenantId, userId: 'grace', displayName: 'Grace Hill' };
const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
/** Small sizes, so that the image is sent in ranges. */
const uploadSizes = { singlePutBelowBytes: 64, rangeBytes: 64 };
const pictureContent = 'a large picture '.repeat(7);
const placesByKind = { draft: 'Kew Gardens', submission: 'Ham House' } as const;

/** A form has become confidential while the user was offline, with one changed draft and one submit. */
export interface ClosedFolderHarness {
  readonly simulation: Simulation;
  /** Number of calls and steps until the user reconnects. */
  readonly start: { readonly exchanges: number; readonly steps: number };
  /** Runs the user's browser in this tab; resolves when nothing is left to send. */
  runUser(tab: SimulatedTab): Promise<SyncContext>;
  /** Throws when a response or file was lost or duplicated, or is readable by others. */
  check(context: SyncContext): Promise<void>;
}

/** Runs `play` in a new world. A failure contains the seed. */
export async function withClosedFolderHarness<Result>(
  run: SubmitScenario,
  work: (stage: ClosedFolderHarness) => Promise<Result>,
): Promise<Result> {
  const storedFiles = new Map<string, string>();
  const half: string[] = [];
  const simulation = await createSimulation({
    ...run,
    owner: graceIdentity,
    afterServed(shown, exchange) {
      half.push(...findIncompleteWithFiles(shown.graph, storedFiles));
      run.afterServed?.(shown, exchange);
    },
  });
  try {
    const folderId = await simulation.runUntilSettled(prepareResponses(simulation, storedFiles));
    return await work({
      simulation,
      start: { exchanges: simulation.network.exchanges, steps: simulation.scheduler.steps },
      async runUser(tab) {
        const context = await openDevice(tab);
        await waitUntilSent(context);
        return context;
      },
      async check(context) {
        const damage = [
          ...half,
          ...findDamage(simulation, folderId, storedFiles),
          ...(await simulation.runUntilSettled(findLeftovers(context))),
        ];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
    });
  } catch (cause) {
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  } finally {
    simulation.stop();
  }
}

async function openDevice(tab: SimulatedTab): Promise<SyncContext> {
  const context = { ...(await tab.openContext()), uploadSizes };
  createSyncEngine(context, noPulls).start();
  return context;
}

/** Syncs two drafts with their files, closes the folder, and changes both offline. Returns the user's own folder. */
async function prepareResponses(simulation: Simulation, storedFiles: Map<string, string>): Promise<string> {
  let isOnline = true;
  const tab = simulation.openTab('first tab', { isOnline: () => isOnline });
  const inspector = await tab.openContext();
  await inspector.database.teams.put(simulation.team);
  await inspector.database.forms.put(simulation.form);
  const context = await openDevice(tab);
  const commands = createResponseCommands(context);
  const draft = await createDraftWithFile(context, simulation, storedFiles);
  // The responses are sent one after the other, so that each gets its number in this order.
  await waitUntilSent(context);
  const submission = await createDraftWithFile(context, simulation, storedFiles);
  await waitUntilSent(context);
  isOnline = false;
  const folderId = await makeConfidential(simulation);
  await context.database.forms.update(simulation.form.id, { confidentialResponses: true });
  await commands.saveDraft(draft, { ...(await getAnswers(context, draft)), place: placesByKind.draft });
  await commands.submit(submission, { ...(await getAnswers(context, submission)), place: placesByKind.submission });
  tab.kill();
  return folderId;
}

async function createDraftWithFile(
  context: SyncContext,
  simulation: Simulation,
  storedFiles: Map<string, string>,
): Promise<string> {
  const commands = createResponseCommands(context);
  const { id } = await commands.create(simulation.form.id);
  const named = { name: 'quay.jpg', type: 'image/jpeg' };
  const file = await createFileCommands(context).add(id, new Blob([pictureContent]), named);
  storedFiles.set(file.id, pictureContent);
  await commands.saveDraft(id, { place: 'Kew', pictures: [file] });
  return id;
}

async function getAnswers({ database }: SyncContext, id: string) {
  return (await database.responses.get(id))?.data.data ?? {};
}

/** Closes the shared folder to everyone except its owner; from then on the server provides the user's own folder. */
async function makeConfidential({ graph: memory, server, team, form }: Simulation): Promise<string> {
  const driveId = team.driveId ?? '';
  const graph = createFaultlessClient(memory, graceIdentity);
  const access = { graph, driveId, callerId: graceIdentity.userId, isOwner: true, wait: async () => {} };
  await restrictFolder(access, form.responsesDriveItemId ?? '');
  const rootId = memory.state.libraries.get(driveId)?.rootId ?? '';
  const parent = await getOrCreateFolder(graph, driveId, rootId, 'Private');
  await restrictFolder(access, parent.item.id);
  const own = await getOrCreateFolder(graph, driveId, parent.item.id, ada.userId);
  await restrictFolder(access, own.item.id, ada.userId);
  server.provisionConfidential = async () => own.item.id;
  return own.item.id;
}

async function waitUntilSent({ database, ports }: SyncContext): Promise<void> {
  const waits = async () =>
    (await database.outbox.count()) + (await database.responses.where('isDirty').equals(1).count()) > 0;
  while (await waits()) await ports.clock.wait(250);
}

function findDamage(
  { graph, server, form }: Simulation,
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
    ...describeDifference('folders', content.sort(), [
      [`1 ${form.title}`, draft],
      [`2 ${form.title}`, submission],
    ]),
    ...describeDifference(
      'answers',
      storedAnswers.map(({ place }) => place).sort(),
      Object.values(placesByKind).sort(),
    ),
    ...describeDifference('files elsewhere', misplacedFiles, []),
    ...describeDifference('types', jsons.map((item) => getFields(item).tfItemType).sort(), ['response', 'submission']),
    ...describeDifference(
      'files kept',
      storedAnswers.flatMap((answers) => findFiles(answers)).length,
      storedFiles.size,
    ),
    ...describeDifference('numbers', [...server.numbers.values()].sort(), [1, 2]),
    ...describeDifference('counted', server.counted.size, 1),
    ...describeDifference('delivered', server.deliveries.size, 1),
  ];
}

async function findLeftovers({ database }: SyncContext): Promise<string[]> {
  const counts = [database.responses.count(), database.outbox.count(), database.receipts.count()];
  return describeDifference('drafts, outbox rows and receipts left', await Promise.all(counts), [1, 0, 1]);
}
