import { describe, expect, it } from 'vitest';
import { createFormService } from '../forms/create-form-service.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { every } from '../testing/every.ts';
import { answers, type LocalDataStage, onDevice, onLocalDataStage } from '../testing/local-data-run.ts';

const options = { seed: 1, store: 'memory' } as const;
const withoutForm = { drafts: [answers.sent, answers.unsent], outbox: 0, receipts: 1, forms: ['form-1'], teams: 1 };

const deleteForm = ({ office }: LocalDataStage) => createFormService(office.context).delete(office.form.id);

/**
 * Waits until everything is sent, and checks that the drafts are still on the device with the parts of the form that
 * they need.
 */
async function comeToRest(stage: LocalDataStage, name: string): Promise<void> {
  const { context } = await stage.open(name);
  await stage.becomeQuiet(context);
  expect(stage.damage()).toEqual([]);
  expect(await stage.world.until(onDevice(context))).toEqual(withoutForm);
  const [form] = await stage.world.until(context.database.forms.toArray());
  expect(form).toMatchObject({ isGone: 1 });
  expect(form?.published).toBeUndefined();
}

describe('a form that another user deletes', () => {
  it('[SYNC-35] [SYNC-250] keeps its drafts on this device, and they can be submitted', () =>
    onLocalDataStage(options, async (stage) => {
      const { world, open, becomeQuiet } = stage;
      await world.until(deleteForm(stage));
      await comeToRest(stage, 'tab');
      const { context } = await open('second tab');
      const { database } = context;
      const commands = createResponseCommands(context);
      const rows = await world.until(database.responses.toArray());
      for (const row of rows) await world.until(commands.submit(row.id, row.data.data));
      await becomeQuiet(context);
      expect(await world.until(onDevice(context))).toMatchObject({ drafts: [], outbox: 0, receipts: 3 });
      expect([...world.server.numbers.values()].sort()).toEqual([1, 2, 3]);
    }));

  it('[I3] [SYNC-250] loses no responses, whenever the form is deleted and whenever the tab dies', async () => {
    const [begun, last] = await onLocalDataStage(options, async (stage) => {
      await stage.world.until(deleteForm(stage));
      await comeToRest(stage, 'tab');
      return [stage.begun, stage.world.scheduler.steps];
    });
    expect(last).toBeGreaterThan(begun + 100);
    for (let at = begun; at <= last; at += every(9)) {
      await onLocalDataStage(options, async (stage) => {
        const { tab } = await stage.open('tab');
        await stage.killAt(tab, at, new Promise(() => {}));
        await stage.world.until(deleteForm(stage));
        await comeToRest(stage, 'second tab');
      });
      await onLocalDataStage(options, async (stage) => {
        await stage.world.until(deleteForm(stage));
        const { tab } = await stage.open('tab');
        await stage.killAt(tab, at, new Promise(() => {}));
        await comeToRest(stage, 'second tab');
      });
    }
  });
});
