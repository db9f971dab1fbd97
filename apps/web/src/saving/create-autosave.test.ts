import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './create-autosave.ts';
import { flushPendingSaves } from './pending-saves.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function autosaveOf(save: () => Promise<void> = async () => undefined) {
  const saves: number[] = [];
  const failures: unknown[] = [];
  const started = Date.now();
  const autosave = createAutosave(
    () => {
      saves.push(Date.now() - started);
      return save();
    },
    (cause) => failures.push(cause),
  );
  return { autosave, saves, failures };
}

describe('createAutosave', () => {
  it('saves once, a second after the last change', async () => {
    const { autosave, saves } = autosaveOf();
    autosave.touch();
    await vi.advanceTimersByTimeAsync(900);
    autosave.touch();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saves).toEqual([1_900]);
  });

  it('saves ten seconds after the first change if changes never stop', async () => {
    const { autosave, saves } = autosaveOf();
    for (let at = 0; at < 21_000; at += 500) {
      autosave.touch();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(saves).toEqual([10_000, 20_000]);
  });

  it('saves immediately when flushed, and does nothing if nothing has changed', async () => {
    const { autosave, saves } = autosaveOf();
    await autosave.flush();
    autosave.touch();
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saves).toEqual([0]);
  });

  it('never runs two saves at once', async () => {
    let active = 0;
    let most = 0;
    const { autosave, saves } = autosaveOf(async () => {
      active += 1;
      most = Math.max(most, active);
      await vi.advanceTimersByTimeAsync(0);
      active -= 1;
    });
    autosave.touch();
    const first = autosave.flush();
    autosave.touch();
    await Promise.all([first, autosave.flush()]);
    expect(saves).toHaveLength(2);
    expect(most).toBe(1);
  });

  it('reports a failed save and retries with the next change', async () => {
    let isFull = true;
    const { autosave, saves, failures } = autosaveOf(async () => {
      if (isFull) throw new Error('QuotaExceededError');
    });
    autosave.touch();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failures).toHaveLength(1);
    isFull = false;
    await autosave.flush();
    expect(saves).toHaveLength(2);
  });

  it('is flushed together with all pending saves of the page, and reports failures', async () => {
    let isFull = false;
    const save = async () => {
      if (isFull) throw new Error('QuotaExceededError');
    };
    const first = autosaveOf(save);
    const second = autosaveOf(save);
    first.autosave.touch();
    second.autosave.touch();
    await flushPendingSaves();
    await flushPendingSaves();
    expect([first.saves, second.saves]).toEqual([[0], [0]]);
    isFull = true;
    second.autosave.touch();
    await expect(flushPendingSaves()).rejects.toThrow('QuotaExceededError');
    isFull = false;
    await flushPendingSaves();
    expect(second.saves).toHaveLength(3);
  });

  it('drops unsaved changes when it is canceled', async () => {
    const { autosave, saves } = autosaveOf();
    autosave.touch();
    autosave.cancel();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saves).toEqual([]);
  });
});
