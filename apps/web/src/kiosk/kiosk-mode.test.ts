import { expect, it } from 'vitest';
import {
  addKioskDraft,
  exitKiosk,
  isCompleteCode,
  isNewCode,
  readKiosk,
  readKioskDrafts,
  removeKioskDrafts,
  startKiosk,
} from './kiosk-mode.ts';

const teamId = '74daa94f-b200-4036-9294-f1693aa503aF';

function emptyStorage() {
  const storedValues = new Map<string, string>();
  return {
    kept: storedValues,
    getItem: (key: string) => storedValues.get(key) ?? null,
    setItem: (key: string, value: string) => void storedValues.set(key, value),
    removeItem: (key: string) => void storedValues.delete(key),
  };
}

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 12) + seconds * 1000);

async function startTestKiosk() {
  const storage = emptyStorage();
  await startKiosk(storage, teamId, '4711');
  return storage;
}

it('ends with its code or the last four characters of the team’s ID, and deletes all stored data', async () => {
  for (const code of ['4711', '03aF', '03af']) {
    const storage = await startTestKiosk();
    addKioskDraft(storage, 'r1');
    expect(readKiosk(storage)).toMatchObject({ teamId, wrongTries: 0 });
    expect(Object.values(JSON.parse(storage.kept.get('kiosk')!))).not.toContain('4711');
    expect(await exitKiosk(storage, code, at(0))).toEqual({ kind: 'left' });
    expect(storage.kept.size).toBe(0);
  }
});

it('increases and stores the delay after each wrong code, and rejects even the right code until then', async () => {
  const storage = await startTestKiosk();
  expect(await exitKiosk(storage, '0000', at(0))).toEqual({ kind: 'wrong' });
  expect(await exitKiosk(storage, '4711', at(0.5))).toEqual({ kind: 'too-early', waitMs: 500 });
  expect(await exitKiosk(storage, '0001', at(1))).toEqual({ kind: 'wrong' });
  expect(await exitKiosk(storage, '4711', at(2))).toEqual({ kind: 'too-early', waitMs: 1000 });
  storage.setItem('kiosk', JSON.stringify({ ...readKiosk(storage), wrongTries: 13 }));
  expect(await exitKiosk(storage, '0002', at(3))).toEqual({ kind: 'wrong' });
  const now = 303;
  expect(await exitKiosk(storage, '4711', at(now - 1))).toMatchObject({ kind: 'too-early', waitMs: 1000 });
  expect(await exitKiosk(storage, '4711', at(now - 1_000_000))).toMatchObject({ waitMs: 300_000 });
  expect(await exitKiosk(storage, '4711', at(now))).toEqual({ kind: 'left' });
});

it('counts an attempt before checking the code', async () => {
  const storage = await startTestKiosk();
  const trying = exitKiosk(storage, '0000', at(0));
  expect(await exitKiosk(storage, '4711', at(0))).toEqual({ kind: 'too-early', waitMs: 1000 });
  expect(await trying).toEqual({ kind: 'wrong' });
});

it('accepts four digits for starting, and four characters of any kind for ending', () => {
  expect(['4711', '471', '47111', '47a1', '४७११', ''].map(isNewCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['4711', '03af', '471', '47111'].map(isCompleteCode)).toEqual([true, true, false, false]);
});

it('is not a kiosk if the stored mode is invalid', () => {
  for (const storedValues of ['', 'null', '{', '{"teamId":7}', '[]', '"kiosk"']) {
    const storage = emptyStorage();
    storage.setItem('kiosk', storedValues);
    expect(readKiosk(storage)).toBeUndefined();
  }
});

it('stores which drafts belong to the current respondent', () => {
  const storage = emptyStorage();
  for (const id of ['r1', 'r2', 'r1']) addKioskDraft(storage, id);
  expect(readKioskDrafts(storage)).toEqual(['r1', 'r2']);
  removeKioskDrafts(storage, ['r1']);
  expect(readKioskDrafts(storage)).toEqual(['r2']);
});
