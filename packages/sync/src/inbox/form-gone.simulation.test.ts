import { describe, expect, it } from 'vitest';
import { createFormService } from '../forms/create-form-service.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import {
  answersByState,
  type LocalDataHarness,
  readDeviceState,
  withLocalDataHarness,
} from '../testing/local-data-harness.ts';

const options = { seed: 1, store: 'memory' } as const;
const expectedWithoutForm = {
  drafts: [answersByState.sent, answersByState.unsent],
  outbox: 0,
  receipts: 1,
  forms: ['form-1'],
  teams: 1,
};

const deleteForm = ({ builderDevice }: LocalDataHarness) =>
  createFormService(builderDevice.context).delete(builderDevice.form.id);

/**
 * Waits until everything is sent, and checks that the drafts are still on the device with the parts of the form that
 * they need.
 */
async function waitUntilQuiet(harness: LocalDataHarness, name: string): Promise<void> {
  const { context } = await harness.openTab(name);
  await harness.waitUntilQuiet(context);
  expect(harness.findDamage()).toEqual([]);
  expect(await harness.simulation.runUntilSettled(readDeviceState(context))).toEqual(expectedWithoutForm);
  const [form] = await harness.simulation.runUntilSettled(context.database.forms.toArray());
  expect(form).toMatchObject({ isGone: 1 });
  expect(form?.published).toBeUndefined();
}

describe('a form that another user deletes', () => {
  it('[SYNC-35] [SYNC-250] keeps its drafts on this device, and they can be submitted', () =>
    withLocalDataHarness(options, async (harness) => {
      const { simulation, openTab: open, waitUntilQuiet: becomeQuiet } = harness;
      await simulation.runUntilSettled(deleteForm(harness));
      await waitUntilQuiet(harness, 'tab');
      const { context } = await open('second tab');
      const { database } = context;
      const commands = createResponseCommands(context);
      const rows = await simulation.runUntilSettled(database.responses.toArray());
      for (const row of rows) await simulation.runUntilSettled(commands.submit(row.id, row.data.data));
      await becomeQuiet(context);
      expect(await simulation.runUntilSettled(readDeviceState(context))).toMatchObject({
        drafts: [],
        outbox: 0,
        receipts: 3,
      });
      expect([...simulation.server.numbers.values()].sort()).toEqual([1, 2, 3]);
    }));

  it('[I3] [SYNC-250] loses no responses, whenever the form is deleted and whenever the tab dies', async () => {
    const [begun, last] = await withLocalDataHarness(options, async (harness) => {
      await harness.simulation.runUntilSettled(deleteForm(harness));
      await waitUntilQuiet(harness, 'tab');
      return [harness.startStep, harness.simulation.scheduler.steps];
    });
    expect(last).toBeGreaterThan(begun + 100);
    for (let at = begun; at <= last; at += getSweepStride(9)) {
      await withLocalDataHarness(options, async (harness) => {
        const { tab } = await harness.openTab('tab');
        await harness.killAt(tab, at, new Promise(() => {}));
        await harness.simulation.runUntilSettled(deleteForm(harness));
        await waitUntilQuiet(harness, 'second tab');
      });
      await withLocalDataHarness(options, async (harness) => {
        await harness.simulation.runUntilSettled(deleteForm(harness));
        const { tab } = await harness.openTab('tab');
        await harness.killAt(tab, at, new Promise(() => {}));
        await waitUntilQuiet(harness, 'second tab');
      });
    }
  });
});
