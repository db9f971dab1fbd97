import type { SyncContext } from '../../context.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { createResponseCommands } from '../../responses/create-response-commands.ts';
import type { DevicesTruth } from './devices-truth.ts';
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
