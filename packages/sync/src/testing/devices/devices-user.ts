import type { SyncContext } from '../../context.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { createResponseCommands } from '../../responses/create-response-commands.ts';
import { countEvent, type EventCounts } from './fault-plan.ts';

export interface DevicesUser {
  /** Uses one device until its tab dies or the run ends. */
  use(context: SyncContext, device: string): Promise<void>;
  stop(): void;
}

type UserAction = 'start' | 'edit' | 'submit' | 'discard' | 'refresh' | 'delete submission';

/** Relative frequency of each action. */
const actions: readonly (readonly [UserAction, number])[] = [
  ['start', 3],
  ['edit', 8],
  ['submit', 2],
  ['discard', 1],
  ['refresh', 1],
  ['delete submission', 1],
];

/** Creates a user with two devices who starts, continues, submits and discards drafts. */
export function createDevicesUser(
  random: () => number,
  formId: string,
  truth: DevicesTruth,
  eventCounts: EventCounts,
): DevicesUser {
  /** Submitted texts, keyed by device and response ID. */
  const submittedTexts = new Map<string, string>();
  let isBusy = true;
  let texts = 0;
  const pick = <Any>(list: readonly Any[]): Any | undefined => list[Math.floor(random() * list.length)];
  const newText = (parent: string | undefined): string => {
    const text = `text ${++texts}`;
    truth.recordStart(text, parent);
    return text;
  };

  /** Records what a write was about; a refusal because of a full storage changes nothing. */
  const write = async (
    context: SyncContext,
    device: string,
    row: ResponseRow,
    how: 'save' | 'submit',
  ): Promise<void> => {
    const commands = createResponseCommands(context);
    const text = newText(getText(row));
    if (how === 'save') {
      await commands.saveDraft(row.id, { place: text }, { opened: row, strict: random() < 0.2 });
      return truth.recordSaved(text);
    }
    const { id } = await commands.submit(row.id, { place: text }, { opened: row });
    truth.recordSaved(text);
    truth.recordSubmitted(text);
    submittedTexts.set(`${device} ${id}`, text);
  };

  const performAction = async (context: SyncContext, device: string, action: UserAction): Promise<void> => {
    const { database } = context;
    const commands = createResponseCommands(context);
    if (action === 'start') return write(context, device, await commands.create(formId), 'save');
    if (action === 'delete submission') {
      const receipt = pick(await database.receipts.toArray());
      const text = receipt && submittedTexts.get(`${device} ${receipt.responseId}`);
      if (!receipt || text === undefined) return;
      truth.recordDiscard(text);
      return commands.deleteSubmitted(receipt.teamId, receipt.responseId);
    }
    const rows = await database.responses.toArray();
    const row = pick(rows.filter((one) => !one.submitted && !one.deleted));
    if (!row) return;
    if (action === 'edit') return write(context, device, row, 'save');
    if (action === 'submit') return write(context, device, row, 'submit');
    if (action === 'refresh') return void (await commands.refresh(row.id));
    const text = getText(row);
    if (text !== undefined) truth.recordDiscard(text);
    await commands.discard(row.id, { opened: row });
  };

  return {
    async use(context, device) {
      while (isBusy) {
        await context.ports.clock.wait(2_000 + random() * 20_000);
        const action = chooseAction(random);
        if (!isBusy) return;
        await performAction(context, device, action).then(
          () => countEvent(eventCounts, action),
          () => countEvent(eventCounts, `${action} refused`),
        );
      }
    },
    stop() {
      isBusy = false;
    },
  };
}

function chooseAction(random: () => number): UserAction {
  let at = random() * actions.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [action, weight] of actions) {
    at -= weight;
    if (at < 0) return action;
  }
  return 'edit';
}

export function getText(row: Pick<ResponseRow, 'data'>): string | undefined {
  const { place } = row.data.data as { readonly place?: unknown };
  return typeof place === 'string' ? place : undefined;
}

/**
 * The user's knowledge of their actions, stored outside of the devices and the library. Every saved answer is a unique
 * text whose parent is the text that it replaced. An answer may disappear only when the user has knowingly replaced or
 * discarded it.
 */
export interface DevicesTruth {
  /** Call before the write: if the tab dies during it, the outcome is unknown. */
  recordStart(text: string, parent: string | undefined): void;
  /** Call when the device has acknowledged the write. */
  recordSaved(text: string): void;
  /** Call before a discard; from then on both outcomes are correct. */
  recordDiscard(text: string): void;
  recordSubmitted(text: string): void;
  /** Returns acknowledged answers that aren't in `present`. */
  findMissing(present: ReadonlySet<string>): string[];
  /** Returns acknowledged submits that are neither submissions nor copies of a submit that lost to another device. */
  findNotSubmitted(submissions: ReadonlySet<string>, setAside: ReadonlySet<string>): string[];
}

interface Answer {
  readonly parent: string | undefined;
  readonly children: string[];
  isSaved: boolean;
  isDiscarded: boolean;
  isSubmitted: boolean;
}

export function createDevicesTruth(): DevicesTruth {
  const answers = new Map<string, Answer>();
  const of = (text: string): Answer => {
    const answer = answers.get(text);
    if (!answer) throw new Error(`No device typed ${text}`);
    return answer;
  };

  const isSafe = (text: string, present: ReadonlySet<string>): boolean => {
    const answer = of(text);
    return present.has(text) || answer.isDiscarded || answer.children.some((child) => isSafe(child, present));
  };

  return {
    recordStart(text, parent) {
      answers.set(text, { parent, children: [], isSaved: false, isDiscarded: false, isSubmitted: false });
      if (parent !== undefined) of(parent).children.push(text);
    },
    recordSaved(text) {
      of(text).isSaved = true;
    },
    recordDiscard(text) {
      of(text).isDiscarded = true;
    },
    recordSubmitted(text) {
      of(text).isSubmitted = true;
    },
    findMissing: (present) =>
      [...answers].flatMap(([text, answer]) => (answer.isSaved && !isSafe(text, present) ? [text] : [])),
    findNotSubmitted: (submissions, setAside) => {
      const storedTexts = new Set([...submissions, ...setAside]);
      return [...answers].flatMap(([text, answer]) => (answer.isSubmitted && !isSafe(text, storedTexts) ? [text] : []));
    },
  };
}
