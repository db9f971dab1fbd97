import type { Item, MemoryGraph } from '@tideform/graph/testing';
import { goneEvents } from '../../database/journal.ts';
import type { JournalRow, OutboxRow, ResponseRow } from '../../database/rows.ts';
import { fileNames } from '../../library/layout.ts';
import type { Simulation } from '../simulation.ts';
import { type DevicesTruth, getText } from './devices-user.ts';
import type { SimulatedDevice } from './simulated-device.ts';

interface DeviceOracleOptions {
  readonly simulation: Simulation;
  readonly driveId: string;
  readonly devices: readonly SimulatedDevice[];
  readonly truth: DevicesTruth;
}

interface DeviceState {
  readonly name: string;
  readonly rows: readonly ResponseRow[];
  readonly outbox: readonly OutboxRow[];
  readonly journal: readonly JournalRow[];
}

export interface DeviceOracle {
  /** Checks the invariants I1–I3 and I11 at any time: every acknowledged answer is on a device or in the library. */
  checkNothingLost(): Promise<void>;
  /** Returns what is still waiting to be sent; `undefined` if nothing is. */
  findPendingWork(): Promise<string | undefined>;
  /** Checks everything that must be true when both devices are done. Returns the interesting events. */
  checkFinalState(): Promise<readonly string[]>;
}

export function createDeviceOracle(options: DeviceOracleOptions): DeviceOracle {
  const { simulation, truth } = options;
  const readDevices = () => simulation.runUntilSettled(Promise.all(options.devices.map(readDevice)));
  const library = () => listStoredAnswers(simulation.graph, options.driveId);

  const missing = async (): Promise<string[]> => {
    // Reads the devices first; what moves to the library in between is found there.
    const texts = (await readDevices()).flatMap(({ rows }) => rows.map(getText));
    return truth.findMissing(
      new Set([...texts, ...library().map(({ text }) => text)].filter((text) => text !== undefined)),
    );
  };

  return {
    async checkNothingLost() {
      // An answer that moves from the library to a device during the check is missed once; the second check finds it.
      const lost = new Set(await missing());
      if (lost.size === 0) return;
      const again = (await missing()).filter((text) => lost.has(text));
      if (again.length > 0) throw new Error(`[SYNC-4] lost on the way: ${again.join(', ')}`);
    },
    async findPendingWork() {
      const waiting = (await readDevices()).flatMap(({ name, rows, outbox }) => [
        ...rows.filter((row) => row.isDirty).map((row) => describeResponse(name, row)),
        ...outbox.map((row) => `${name} ${row.step} ${row.lastError?.kind ?? ''}`),
      ]);
      return waiting.length === 0 ? undefined : waiting.join('; ');
    },
    async checkFinalState() {
      const devices = await readDevices();
      const stored = library();
      const damage = [
        ...findLostAnswers(truth, stored),
        ...devices.flatMap((device) => findDraftDifferences(device, stored)),
        ...devices.flatMap((device) => findWronglyRemovedDrafts(device, stored)),
        ...findLibraryDamage(simulation, stored),
        ...findDeliveryDamage(simulation, stored),
      ];
      if (damage.length > 0) throw new Error(damage.join('\n'));
      return devices.flatMap(({ rows }) =>
        rows.flatMap(({ conflict }) => {
          if (!conflict) return [];
          return [`a copy: ${conflict.kind}`, ...(conflict.isSubmit ? ['submitted twice'] : [])];
        }),
      );
    },
  };
}

async function readDevice({ name, inspector }: SimulatedDevice): Promise<DeviceState> {
  const { responses, outbox, journal } = inspector.database;
  const [rows, queue, entries] = await inspector.database.transaction('r', responses, outbox, journal, () =>
    Promise.all([responses.toArray(), outbox.toArray(), journal.toArray()]),
  );
  return { name, rows, outbox: queue, journal: entries };
}

function describeResponse(name: string, row: ResponseRow): string {
  const { submitted, deleted, pushFailure } = row;
  return `${name} ${getText(row)} submitted ${submitted} deleted ${deleted} ${pushFailure?.failure?.kind ?? ''}`;
}

function findLostAnswers(truth: DevicesTruth, stored: readonly StoredAnswer[]): string[] {
  const known = (answers: readonly StoredAnswer[]) =>
    new Set(answers.map(({ text }) => text).filter((text) => text !== undefined));
  const submissions = stored.filter((one) => one.isSubmission);
  // SYNC-14: the other device has submitted the same draft with other answers.
  const setAside = stored.filter((one) => !one.isSubmission && one.isCopyOfSubmission);
  return [
    ...truth.findMissing(known(stored)).map((text) => `[SYNC-1] lost: ${text}`),
    ...truth
      .findNotSubmitted(known(submissions), known(setAside))
      .map((text) => `[SYNC-2] submitted and no submission: ${text}`),
  ];
}

/** Compares each device's drafts with the library's. */
function findDraftDifferences({ name, rows }: DeviceState, stored: readonly StoredAnswer[]): string[] {
  // A draft without answers only exists where it was started.
  const shown = rows.filter((row) => row.driveItemId || getText(row));
  const here = shown.map((row) => `${row.id} ${getText(row)}`).sort();
  const there = stored.filter((one) => !one.isSubmission).map(({ id, text }) => `${id} ${text}`);
  const [is, should] = [here.join(), there.sort().join()];
  return is === should ? [] : [`[SYNC-73] ${name} shows ${is} instead of ${should}`];
}

/** Finds drafts that a pull removed although they were in the library all along: a pull only removes deleted ones. */
function findWronglyRemovedDrafts({ name, journal }: DeviceState, stored: readonly StoredAnswer[]): string[] {
  const gone = new Set(journal.flatMap(({ event, detail }) => (event === goneEvents.deleted ? (detail ?? []) : [])));
  const drafts = stored.filter(({ isSubmission, item }) => !isSubmission && gone.has(item.id));
  return drafts.map(({ text }) => `[SYNC-73] ${name} took ${text} away, which was in the library`);
}

function findLibraryDamage(simulation: Simulation, stored: readonly StoredAnswer[]): string[] {
  const ids = stored.map(({ id }) => id);
  const numbers = stored.map(({ item }) => item.current.fields.tfSubmissionNumber);
  return [
    ...(new Set(ids).size === ids.length ? [] : [`[SYNC-11] a response is there twice: ${ids.join()}`]),
    ...(new Set(numbers).size === numbers.length ? [] : [`[SYNC-10] a number is there twice: ${numbers.join()}`]),
    ...stored.flatMap((one) => findResponseDamage(simulation, one)),
  ];
}

function findResponseDamage(
  simulation: Simulation,
  { id, text, isSubmission, item, folderItemNames: beside, pdfAnswer: drawnFrom }: StoredAnswer,
): string[] {
  const { fields } = item.current;
  const files = isSubmission ? ['response.submitted.json', 'submission.pdf'] : ['response.draft.json'];
  const isWhole = beside.join() === files.join();
  const isNumbered = fields.tfSubmissionNumber === simulation.server.numbers.get(id);
  const isNamed = fields.tfResponseId === id;
  const says = isSubmission ? JSON.parse(String(fields.tfSubmissionData)).place : text;
  return [
    ...(isWhole ? [] : [`[SYNC-11] beside ${text}: ${beside.join()}`]),
    ...(isNumbered && isNamed ? [] : [`[SYNC-10] ${text} has the number or the id of another`]),
    ...(says === text ? [] : [`[SYNC-13] the fields of ${text} say ${says}`]),
    ...(isSubmission && drawnFrom !== text ? [`[SYNC-290] the PDF of ${text} says ${drawnFrom}`] : []),
  ];
}

/** Checks that each submission was delivered once, and nothing else. */
function findDeliveryDamage(simulation: Simulation, stored: readonly StoredAnswer[]): string[] {
  const delivered = [...simulation.server.deliveries].map((delivery) => delivery.split(' '));
  const deleted = new Set(delivered.filter(([, , trigger]) => trigger === 'delete').map(([id]) => id));
  const sent = delivered.filter(([id, , trigger]) => trigger === 'submit' && !deleted.has(id)).map(([id]) => id);
  const there = stored.filter((one) => one.isSubmission && !deleted.has(one.id)).map(({ id }) => id);
  const [is, should] = [sent.sort().join(), there.sort().join()];
  return is === should ? [] : [`[SYNC-9] delivered: ${is} instead of ${should}`];
}

/** Draft or submission in the library. */
interface StoredAnswer {
  readonly id: string;
  readonly text: string | undefined;
  readonly isSubmission: boolean;
  /** The draft contains answers that weren't in the submission of the same response. */
  readonly isCopyOfSubmission: boolean;
  readonly item: Item;
  /** Names of all items in its folder, sorted. */
  readonly folderItemNames: readonly string[];
  /** Answers that the PDF next to the response was rendered from. */
  readonly pdfAnswer: string | undefined;
}

const responseFileNames: readonly string[] = [fileNames.responseDraft, fileNames.responseSubmitted];

export function listStoredAnswers(graph: MemoryGraph, driveId: string): StoredAnswer[] {
  return [...graph.state.items.values()].flatMap((item) =>
    item.driveId === driveId && !isInDeletedFolder(graph, item) && responseFileNames.includes(item.name)
      ? parseAnswer(graph, item)
      : [],
  );
}

/** Returns whether the item or one of its folders is deleted. */
function isInDeletedFolder(graph: MemoryGraph, item: Item): boolean {
  const parent = item.parentId === undefined ? undefined : graph.state.items.get(item.parentId);
  return item.isDeleted || (parent !== undefined && isInDeletedFolder(graph, parent));
}

function parseAnswer(graph: MemoryGraph, item: Item): StoredAnswer {
  const file = JSON.parse(new TextDecoder().decode(item.current.bytes)) as {
    readonly id: string;
    readonly data: { readonly data: { readonly place?: string } };
    readonly conflict?: { readonly kind: string };
  };
  const folder = graph.state.items.get(item.parentId ?? '');
  const children = [...(folder?.children ?? [])];
  const pdf = children.find((child) => child.name === fileNames.submissionPdf);
  return {
    id: file.id,
    text: file.data.data.place,
    isSubmission: item.current.fields.tfItemType === 'submission',
    isCopyOfSubmission: file.conflict?.kind === 'submitted',
    item,
    folderItemNames: children.map((child) => child.name).sort(),
    pdfAnswer: pdf && /"(.*)"$/.exec(new TextDecoder().decode(pdf.current.bytes))?.[1],
  };
}
