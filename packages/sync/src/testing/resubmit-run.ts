import type { Item } from '@tideform/graph/testing';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSyncEngine } from '../schedule/create-sync-engine.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import type { SimulatedTab } from './simulated-tab.ts';
import { createWorld, type World } from './simulated-world.ts';
import { differ, fieldsOf, filesBeside, submissionsOf } from './submit-oracle.ts';
import type { SubmitRun } from './submit-run.ts';

const noPulls = { pullTeams: async () => {}, pullTeam: async () => {} };
const places = { before: 'Kew', after: 'Quay 4' } as const;
/** Returns the form with the answer in its PDF title. */
function titledForm({ form }: World): FormRow {
  const { published } = form;
  return published ? { ...form, published: { ...published, responsesTitleTemplate: '{{data.place}}' } } : form;
}

/** Simulated edit of a submission with its oracle. */
export interface ResubmitStage {
  readonly world: World;
  /** Calls and steps of the first submit, on another device. */
  readonly start: { readonly exchanges: number; readonly steps: number };
  /** Number of calls until the user had started the edit. A former leader that resumes earlier starts another edit. */
  readonly begun: { exchanges: number };
  /** The user edits and submits in this tab, or finds it done; resolves when nothing is left to send. */
  live(tab: SimulatedTab): Promise<SyncContext>;
  /** Throws when anything was lost, duplicated, half done or left over. */
  check(context: SyncContext): Promise<void>;
}

/** Runs `play` in a new world with one submission. A failure contains the seed. */
export async function onResubmitStage<Result>(
  run: SubmitRun,
  play: (stage: ResubmitStage) => Promise<Result>,
): Promise<Result> {
  const half: string[] = [];
  let isShown = false;
  const edit = { exchanges: 0 };
  const world = await createWorld({
    ...run,
    afterServed(shown, exchange) {
      if (isShown) half.push(...halfDone(shown));
      run.afterServed?.(shown, exchange);
    },
  });
  try {
    const responseId = await world.until(submitFirst(world));
    isShown = true;
    return await play({
      world,
      start: { exchanges: world.network.exchanges, steps: world.scheduler.steps },
      begun: edit,
      live: (tab) => resubmitOnce(tab, world, responseId, edit),
      async check(context) {
        const damage = [...half, ...findDamage(world, responseId), ...(await world.until(leftOver(context)))];
        if (damage.length > 0) throw new Error(damage.join('\n'));
      },
    });
  } catch (cause) {
    throw new Error(`seed ${run.seed}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  } finally {
    world.end();
  }
}

async function openDevice(tab: SimulatedTab, world: World): Promise<SyncContext> {
  const context = await tab.openContext();
  await context.database.teams.put(world.team);
  await context.database.forms.put(titledForm(world));
  createSyncEngine(context, noPulls).start();
  return context;
}

async function submitFirst(world: World): Promise<string> {
  const tab = world.openBrowser().openTab('first device');
  const context = await openDevice(tab, world);
  const commands = createResponseCommands(context);
  const { id } = await commands.create(world.form.id);
  await commands.submit(id, { place: places.before });
  await everythingSent(context);
  tab.kill();
  return id;
}

async function resubmitOnce(
  tab: SimulatedTab,
  world: World,
  responseId: string,
  begun: ResubmitStage['begun'],
): Promise<SyncContext> {
  const context = await openDevice(tab, world);
  const { database } = context;
  const commands = createResponseCommands(context);
  const isSent = async () => (await database.outbox.get(responseId)) || (await database.receipts.get(responseId));
  if (!(await isSent())) {
    const row = (await database.responses.get(responseId)) ?? (await beginEdit(context, world, responseId));
    begun.exchanges = world.network.exchanges;
    await commands.saveDraft(responseId, { place: places.after }, { opened: row });
    await commands.submit(responseId, { place: places.after });
  }
  await everythingSent(context);
  return context;
}

/** Starts the edit; retries until the network works. */
async function beginEdit(context: SyncContext, world: World, responseId: string) {
  const reader = createSubmissionReader(context);
  for (;;) {
    try {
      const { response } = await reader.open(world.team, responseId);
      return await createResponseCommands(context).edit(world.team.id, response);
    } catch {
      await context.ports.clock.wait(1_000);
    }
  }
}

async function everythingSent({ database, ports }: SyncContext): Promise<void> {
  while ((await database.receipts.count()) === 0 || (await database.outbox.count()) > 0) await ports.clock.wait(250);
}

/** Checks as a reader: there is one submission, and its row only shows the new answers when the JSON has them. */
function halfDone({ graph }: World): string[] {
  const submissions = submissionsOf(graph);
  const [item] = submissions;
  if (!item || submissions.length !== 1) return [`${submissions.length} submissions show`];
  const isNew = placeInFields(item) === places.after;
  const known: readonly unknown[] = [places.before, places.after];
  return [
    ...(known.includes(placeInFile(item)) ? [] : ['the answers are neither the old nor the new ones']),
    ...(isNew ? differ('answers when the row is new', placeInFile(item), places.after) : []),
  ];
}

function findDamage({ graph, server, form: { responsesDriveItemId = '', title } }: World, id: string): string[] {
  const [item] = submissionsOf(graph);
  if (!item) return ['no submission'];
  const folders = [...(graph.state.items.get(responsesDriveItemId)?.children ?? [])];
  const drawn = filesBeside(graph, item).find((file) => file.name === 'submission.pdf')?.versions ?? [];
  const pdfs = new Set(drawn.map((version) => new TextDecoder().decode(version.bytes)));
  return [
    ...halfDone({ graph } as World),
    ...differ('answers in the row', placeInFields(item), places.after),
    ...differ('numbers', [...server.numbers.values()], [1]),
    ...differ('number', fieldsOf(item).tfSubmissionNumber, 1),
    ...differ(
      'folders',
      folders.map((folder) => folder.name),
      [`1 ${title}`],
    ),
    ...differ(
      'files',
      filesBeside(graph, item).map((file) => file.name),
      ['response.submitted.json', 'submission.pdf'],
    ),
    ...differ('different PDFs', pdfs.size, 2),
    ...differ('PDF of the new answers', pdfOf(item, graph).startsWith(`%PDF ${places.after} `), true),
    ...differ('counted', [...server.counted], [id, `${id}-r1`]),
    ...differ('deliveries', [...server.deliveries], [`${id} 1 submit`, `${id} 2 resubmit`]),
  ];
}

async function leftOver({ database }: SyncContext): Promise<string[]> {
  const counts = [database.responses.count(), database.outbox.count(), database.receipts.count()];
  return differ('responses, outbox rows and receipts left', await Promise.all(counts), [0, 0, 1]);
}

function placeInFile(item: Item): unknown {
  return JSON.parse(new TextDecoder().decode(item.current.bytes)).data.data.place;
}

function placeInFields(item: Item): unknown {
  return JSON.parse(String(fieldsOf(item).tfSubmissionData)).place;
}

function pdfOf(item: Item, graph: World['graph']): string {
  const pdf = filesBeside(graph, item).find((file) => file.name === 'submission.pdf');
  return new TextDecoder().decode(pdf?.current.bytes);
}
