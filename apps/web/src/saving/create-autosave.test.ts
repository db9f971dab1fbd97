import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave } from './create-autosave.ts';
import { flushPendingSaves } from './pending-saves.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function createTestAutosave(save: () => Promise<void> = async () => undefined) {
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
    const { autosave, saves } = createTestAutosave();
    autosave.scheduleSave();
    await vi.advanceTimersByTimeAsync(900);
    autosave.scheduleSave();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saves).toEqual([1_900]);
  });

  it('saves ten seconds after the first change if changes never stop', async () => {
    const { autosave, saves } = createTestAutosave();
    for (let at = 0; at < 21_000; at += 500) {
      autosave.scheduleSave();
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(saves).toEqual([10_000, 20_000]);
  });

  it('saves immediately when flushed, and does nothing if nothing has changed', async () => {
    const { autosave, saves } = createTestAutosave();
    await autosave.flush();
    autosave.scheduleSave();
    await autosave.flush();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saves).toEqual([0]);
  });

  it('never runs two saves at once', async () => {
    let active = 0;
    let maxActive = 0;
    const { autosave, saves } = createTestAutosave(async () => {
      active += 1;
      maxActive = Math.max(maxActive, active);
      await vi.advanceTimersByTimeAsync(0);
      active -= 1;
    });
    autosave.scheduleSave();
    const first = autosave.flush();
    autosave.scheduleSave();
    await Promise.all([first, autosave.flush()]);
    expect(saves).toHaveLength(2);
    expect(maxActive).toBe(1);
  });

  it('reports a failed save and retries with the next change', async () => {
    let isFull = true;
    const { autosave, saves, failures } = createTestAutosave(async () => {
      if (isFull) throw new Error('QuotaExceededError');
    });
    autosave.scheduleSave();
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
    const first = createTestAutosave(save);
    const second = createTestAutosave(save);
    first.autosave.scheduleSave();
    second.autosave.scheduleSave();
    await flushPendingSaves();
    await flushPendingSaves();
    expect([first.saves, second.saves]).toEqual([[0], [0]]);
    isFull = true;
    second.autosave.scheduleSave();
    await expect(flushPendingSaves()).rejects.toThrow('QuotaExceededError');
    isFull = false;
    await flushPendingSaves();
    expect(second.saves).toHaveLength(3);
  });

  it('drops unsaved changes when it is canceled', async () => {
    const { autosave, saves } = createTestAutosave();
    autosave.scheduleSave();
    autosave.cancel();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(saves).toEqual([]);
  });
});
