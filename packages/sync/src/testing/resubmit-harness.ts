import type { Item } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import type { SubmitScenario } from './submit-harness.ts';
import { describeDifference, getFields, listFolderFiles, listSubmissions } from './submit-oracle.ts';

const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
const placesByState = { before: 'Kew', after: 'Quay 4' } as const;
/** Returns the form with the answer in its PDF title. */
function createTitledForm({ form }: Simulation): FormRow {
  const { published } = form;
  return published ? { ...form, published: { ...published, responsesTitleTemplate: '{{data.place}}' } } : form;
}

/** Simulated edit of a submission with its oracle. */
export interface ResubmitHarness {
  readonly simulation: Simulation;
  /** Calls and steps of the first submit, on another device. */
  readonly start: { readonly exchanges: number; readonly steps: number };
  /** Number of calls until the user had started the edit. A former leader that resumes earlier starts another edit. */
  readonly begun: { exchanges: number };
  /** The user edits and submits in this tab, or finds it done; resolves when nothing is left to send. */
  runUser(tab: SimulatedTab): Promise<SyncContext>;
  /** Throws when anything was lost, duplicated, half done or left over. */
  check(context: SyncContext): Promise<void>;
}

/** Runs `play` in a new world with one submission. A failure contains the seed. */
export async function withResubmitHarness<Result>(
  run: SubmitScenario,
  work: (stage: ResubmitHarness) => Promise<Result>,
): Promise<Result> {
  const half: string[] = [];
  let isShown = false;
  const edit = { exchanges: 0 };
  const simulation = await createSimulation({
    ...run,
    afterServed(shown, exchange) {
      if (isShown) half.push(...findHalfReplaced(shown));
      run.afterServed?.(shown, exchange);
    },
  });
  try {
    const responseId = await simulation.runUntilSettled(submitFirst(simulation));
    isShown = true;
    return await work({
      simulation,
      start: { exchanges: simulation.network.exchanges, steps: simulation.scheduler.steps },
      begun: edit,
      runUser: (tab) => resubmitOnce(tab, simulation, responseId, edit),
      async check(context) {
        const damage = [
          ...half,
          ...findDamage(simulation, responseId),
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

async function openDevice(tab: SimulatedTab, simulation: Simulation): Promise<SyncContext> {
  const context = await tab.openContext();
  await context.database.teams.put(simulation.team);
  await context.database.forms.put(createTitledForm(simulation));
  createSyncEngine(context, noPulls).start();
  return context;
}

async function submitFirst(simulation: Simulation): Promise<string> {
  const tab = simulation.openBrowser().openTab('first device');
  const context = await openDevice(tab, simulation);
  const commands = createResponseCommands(context);
  const { id } = await commands.create(simulation.form.id);
  await commands.submit(id, { place: placesByState.before });
  await waitUntilSent(context);
  tab.kill();
  return id;
}

async function resubmitOnce(
  tab: SimulatedTab,
  simulation: Simulation,
  responseId: string,
  begun: ResubmitHarness['begun'],
): Promise<SyncContext> {
  const context = await openDevice(tab, simulation);
  const { database } = context;
  const commands = createResponseCommands(context);
  const isSent = async () => (await database.outbox.get(responseId)) || (await database.receipts.get(responseId));
  if (!(await isSent())) {
    const row = (await database.responses.get(responseId)) ?? (await startEdit(context, simulation, responseId));
    begun.exchanges = simulation.network.exchanges;
    await commands.saveDraft(responseId, { place: placesByState.after }, { opened: row });
    await commands.submit(responseId, { place: placesByState.after });
  }
  await waitUntilSent(context);
  return context;
}

/** Starts the edit; retries until the network works. */
async function startEdit(context: SyncContext, simulation: Simulation, responseId: string) {
  const reader = createSubmissionReader(context);
  for (;;) {
    try {
      const { response } = await reader.open(simulation.team, responseId);
      return await createResponseCommands(context).edit(simulation.team.id, response);
    } catch {
      await context.ports.clock.wait(1_000);
    }
  }
}

async function waitUntilSent({ database, ports }: SyncContext): Promise<void> {
  while ((await database.receipts.count()) === 0 || (await database.outbox.count()) > 0) await ports.clock.wait(250);
}

/** Checks as a reader: there is one submission, and its row only shows the new answers when the JSON has them. */
function findHalfReplaced({ graph }: Simulation): string[] {
  const submissions = listSubmissions(graph);
  const [item] = submissions;
  if (!item || submissions.length !== 1) return [`${submissions.length} submissions show`];
  const isNew = getPlaceInFields(item) === placesByState.after;
  const known: readonly unknown[] = [placesByState.before, placesByState.after];
  return [
    ...(known.includes(getPlaceInFile(item)) ? [] : ['the answers are neither the old nor the new ones']),
    ...(isNew ? describeDifference('answers when the row is new', getPlaceInFile(item), placesByState.after) : []),
  ];
}

function findDamage({ graph, server, form: { responsesDriveItemId = '', title } }: Simulation, id: string): string[] {
  const [item] = listSubmissions(graph);
  if (!item) return ['no submission'];
  const folders = [...(graph.state.items.get(responsesDriveItemId)?.children ?? [])];
  const drawn = listFolderFiles(graph, item).find((file) => file.name === 'submission.pdf')?.versions ?? [];
  const pdfs = new Set(drawn.map((version) => new TextDecoder().decode(version.bytes)));
  return [
    ...findHalfReplaced({ graph } as Simulation),
    ...describeDifference('answers in the row', getPlaceInFields(item), placesByState.after),
    ...describeDifference('numbers', [...server.numbers.values()], [1]),
    ...describeDifference('number', getFields(item).tfSubmissionNumber, 1),
    ...describeDifference(
      'folders',
      folders.map((folder) => folder.name),
      [`1 ${title}`],
    ),
    ...describeDifference(
      'files',
      listFolderFiles(graph, item).map((file) => file.name),
      ['response.submitted.json', 'submission.pdf'],
    ),
    ...describeDifference('different PDFs', pdfs.size, 2),
    ...describeDifference(
      'PDF of the new answers',
      getPdfText(item, graph).startsWith(`%PDF ${placesByState.after} `),
      true,
    ),
    ...describeDifference('counted', [...server.counted], [id, `${id}-r1`]),
    ...describeDifference('deliveries', [...server.deliveries], [`${id} 1 submit`, `${id} 2 resubmit`]),
  ];
}

async function findLeftovers({ database }: SyncContext): Promise<string[]> {
  const counts = [database.responses.count(), database.outbox.count(), database.receipts.count()];
  return describeDifference('responses, outbox rows and receipts left', await Promise.all(counts), [0, 0, 1]);
}

function getPlaceInFile(item: Item): unknown {
  return JSON.parse(new TextDecoder().decode(item.current.bytes)).data.data.place;
}

function getPlaceInFields(item: Item): unknown {
  return JSON.parse(String(getFields(item).tfSubmissionData)).place;
}

function getPdfText(item: Item, graph: Simulation['graph']): string {
  const pdf = listFolderFiles(graph, item).find((file) => file.name === 'submission.pdf');
  return new TextDecoder().decode(pdf?.current.bytes);
}
