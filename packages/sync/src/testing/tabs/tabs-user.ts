import type { SubmissionData } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import type { ResponseRow } from '../../database/rows.ts';
import { createFileCommands } from '../../files/create-file-commands.ts';
import { createResponseCommands } from '../../responses/create-response-commands.ts';
import { countEvent, type EventCounts } from '../devices/fault-plan.ts';
import type { TabsTruth } from './tabs-truth.ts';

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
