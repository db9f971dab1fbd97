import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { createFileCommands } from '../../files/file-commands.ts';
import { createResponseCommands } from '../../responses/create-response-commands.ts';
import { countEvent, type EventCounts } from '../devices/fault-plan.ts';

export interface TabsUser {
  /** Uses one tab until it dies or the run ends. */
  use(context: SyncContext): Promise<void>;
  stop(): void;
}

const actions = [
  'start',
  'edit',
  'edit',
  'add a file',
  'submit',
  'submit',
  'submit twice',
  'submit and save late',
  'discard',
] as const;
type Action = (typeof actions)[number];

/** Creates a user who starts drafts, adds files, changes and submits them, sometimes with a double click. */
export function createTabsUser(
  random: () => number,
  formId: string,
  truth: TabsTruth,
  eventCounts: EventCounts,
): TabsUser {
  let isBusy = true;
  let textCount = 0;
  const pick = <Any>(list: readonly Any[]): Any | undefined => list[Math.floor(random() * list.length)];

  const save = async (context: SyncContext, row: ResponseRow, answers: SubmissionData): Promise<void> => {
    const text = `text ${++textCount}`;
    const strict = random() < 0.3;
    const saved = truth.saves(row.id, text, strict);
    await createResponseCommands(context).saveDraft(row.id, { ...answers, place: text }, { strict });
    saved();
  };

  const addFile = async (context: SyncContext, row: ResponseRow): Promise<void> => {
    const content = `bytes ${++textCount} `.repeat(1 + Math.floor(random() * 20));
    const name = pick(['Quay.jpg', 'quay.JPG', 'plan.pdf'])!;
    const file = await createFileCommands(context).add(row.id, new Blob([content]), { name, type: 'image/jpeg' });
    truth.storedFiles.set(file.id, content);
    const pictures = (row.data.data.pictures ?? []) as readonly unknown[];
    await save(context, row, { ...row.data.data, pictures: [...pictures, file] } as SubmissionData);
  };

  const submit = async (context: SyncContext, row: ResponseRow, times: 1 | 2): Promise<void> => {
    const commands = createResponseCommands(context);
    const answers = { ...row.data.data, place: `text ${++textCount}` };
    truth.submits(row.id, answers);
    await Promise.all(Array.from({ length: times }, () => commands.submit(row.id, answers)));
    truth.acknowledged(row.id);
  };

  const performAction = async (context: SyncContext, action: Action): Promise<void> => {
    const commands = createResponseCommands(context);
    const rows = await context.database.responses.toArray();
    const row = pick(rows.filter((one) => !one.submitted && !one.deleted));
    if (action === 'start' || !row) return save(context, await commands.create(formId), {});
    if (action === 'edit') return save(context, row, row.data.data);
    if (action === 'add a file') return addFile(context, row);
    if (action === 'submit') return submit(context, row, 1);
    if (action === 'submit twice') return submit(context, row, 2);
    if (action === 'submit and save late') {
      await submit(context, row, 1);
      // Late autosave of earlier input, which must not reopen the response.
      await commands.saveDraft(row.id, row.data.data, { opened: row });
      return;
    }
    truth.discards(row.id);
    await commands.discard(row.id);
  };

  return {
    async use(context) {
      while (isBusy) {
        await context.ports.clock.wait(500 + random() * 8_000);
        const action = pick(actions)!;
        if (!isBusy) return;
        await performAction(context, action).then(
          () => countEvent(eventCounts, `tab: ${action}`),
          () => countEvent(eventCounts, `tab: ${action} refused`),
        );
      }
    },
    stop() {
      isBusy = false;
    },
  };
}

/** Save of a draft, as the user remembers it. */
interface DraftSave {
  readonly text: string;
  readonly isStrict: boolean;
  /** Start and acknowledgement, in the order of the user's actions. */
  readonly begun: number;
  acknowledged: number;
  /** A power failure may have lost the save, because it wasn't acknowledged as flushed. */
  mayBeLost: boolean;
}

interface KnownResponse {
  readonly saves: DraftSave[];
  /** Answers of each requested submit, in order. */
  readonly requestedAnswers: SubmissionData[];
  isAcknowledged: boolean;
  isDiscarded: boolean;
}

/** Acknowledged work by response, stored outside of the tested system. */
export interface TabsTruth {
  /** Maps IDs of acknowledged files to their content. */
  readonly storedFiles: Map<string, string>;
  /** Maps drive item IDs to the content of other users' files in the responses' folders. */
  readonly foreignFiles: Map<string, string>;
  /** IDs of drafts next to their submission that may stay there. */
  readonly leftBehind: Set<string>;
  readonly responses: ReadonlyMap<string, Readonly<KnownResponse>>;
  /** Power failures so far: afterwards, the library may contain an unknown draft. */
  readonly cuts: number;
  /** Starts a save; call the returned function when it is acknowledged. */
  saves(id: string, text: string, isStrict: boolean): () => void;
  submits(id: string, answers: SubmissionData): void;
  acknowledged(id: string): void;
  discards(id: string): void;
  powerCut(): void;
  /** Returns the texts that the draft may have: those that no later safe save has replaced. */
  possibleTexts(id: string): readonly string[];
  /** Returns all texts of the response. */
  textsOf(id: string): readonly string[];
}

export function createTabsTruth(): TabsTruth {
  const responses = new Map<string, KnownResponse>();
  let moment = 0;
  let cuts = 0;
  const getKnown = (id: string): KnownResponse => {
    const known = responses.get(id) ?? { saves: [], requestedAnswers: [], isAcknowledged: false, isDiscarded: false };
    responses.set(id, known);
    return known;
  };
  return {
    storedFiles: new Map(),
    foreignFiles: new Map(),
    leftBehind: new Set(),
    responses,
    get cuts() {
      return cuts;
    },
    saves(id, text, isStrict) {
      const save: DraftSave = {
        text,
        isStrict,
        begun: ++moment,
        acknowledged: Number.POSITIVE_INFINITY,
        mayBeLost: false,
      };
      getKnown(id).saves.push(save);
      return () => {
        save.acknowledged = ++moment;
      };
    },
    submits: (id, answers) => getKnown(id).requestedAnswers.push(answers),
    acknowledged(id) {
      getKnown(id).isAcknowledged = true;
    },
    discards(id) {
      getKnown(id).isDiscarded = true;
    },
    powerCut() {
      cuts += 1;
      for (const { saves } of responses.values()) for (const save of saves) save.mayBeLost ||= !save.isStrict;
    },
    textsOf: (id) => getKnown(id).saves.map((save) => save.text),
    possibleTexts(id) {
      const { saves } = getKnown(id);
      const isReplaced = ({ acknowledged }: DraftSave) =>
        saves.some((later) => isSafe(later) && later.begun > acknowledged);
      return saves.filter((save) => !isReplaced(save)).map((save) => save.text);
    },
  };
}

/** Returns whether the save was acknowledged and can't be lost in a power failure. */
export function isSafe({ acknowledged, mayBeLost }: Pick<DraftSave, 'acknowledged' | 'mayBeLost'>): boolean {
  return acknowledged < Number.POSITIVE_INFINITY && !mayBeLost;
}
