import { expect, it } from 'vitest';
import {
  forgetKioskDrafts,
  isNewCode,
  isWholeCode,
  leaveKiosk,
  noteKioskDraft,
  readKiosk,
  readKioskDrafts,
  startKiosk,
} from './kiosk-mode.ts';

const teamId = '74daa94f-b200-4036-9294-f1693aa503aF';

function emptyStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26, 12) + seconds * 1000);

async function started() {
  const storage = emptyStorage();
  await startKiosk(storage, teamId, '4711');
  return storage;
}

it('is left by its code, or by the last four characters of the team’s id, and nothing of it stays', async () => {
  for (const code of ['4711', '03aF', '03af']) {
    const storage = await started();
    noteKioskDraft(storage, 'r1');
    expect(readKiosk(storage)).toMatchObject({ teamId, wrongTries: 0 });
    expect(Object.values(JSON.parse(storage.kept.get('kiosk')!))).not.toContain('4711');
    expect(await leaveKiosk(storage, code, at(0))).toEqual({ kind: 'left' });
    expect(storage.kept.size).toBe(0);
  }
});

it('has each code wait longer after a wrong one, also the right one, and keeps that in mind', async () => {
  const storage = await started();
  expect(await leaveKiosk(storage, '0000', at(0))).toEqual({ kind: 'wrong' });
  expect(await leaveKiosk(storage, '4711', at(0.5))).toEqual({ kind: 'too-early', waitMs: 500 });
  expect(await leaveKiosk(storage, '0001', at(1))).toEqual({ kind: 'wrong' });
  expect(await leaveKiosk(storage, '4711', at(2))).toEqual({ kind: 'too-early', waitMs: 1000 });
  storage.setItem('kiosk', JSON.stringify({ ...readKiosk(storage), wrongTries: 13 }));
  expect(await leaveKiosk(storage, '0002', at(3))).toEqual({ kind: 'wrong' });
  const now = 303;
  expect(await leaveKiosk(storage, '4711', at(now - 1))).toMatchObject({ kind: 'too-early', waitMs: 1000 });
  expect(await leaveKiosk(storage, '4711', at(now - 1_000_000))).toMatchObject({ waitMs: 300_000 });
  expect(await leaveKiosk(storage, '4711', at(now))).toEqual({ kind: 'left' });
});

it('counts a code as tried before it is looked at', async () => {
  const storage = await started();
  const trying = leaveKiosk(storage, '0000', at(0));
  expect(await leaveKiosk(storage, '4711', at(0))).toEqual({ kind: 'too-early', waitMs: 1000 });
  expect(await trying).toEqual({ kind: 'wrong' });
});

it('takes four digits to start with, any four characters to end with', () => {
  expect(['4711', '471', '47111', '47a1', '४७११', ''].map(isNewCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(['4711', '03af', '471', '47111'].map(isWholeCode)).toEqual([true, true, false, false]);
});

it('is no kiosk where what is kept is none', () => {
  for (const kept of ['', 'null', '{', '{"teamId":7}', '[]', '"kiosk"']) {
    const storage = emptyStorage();
    storage.setItem('kiosk', kept);
    expect(readKiosk(storage)).toBeUndefined();
  }
});

it('knows which drafts are of the person who is there', () => {
  const storage = emptyStorage();
  for (const id of ['r1', 'r2', 'r1']) noteKioskDraft(storage, id);
  expect(readKioskDrafts(storage)).toEqual(['r1', 'r2']);
  forgetKioskDrafts(storage, ['r1']);
  expect(readKioskDrafts(storage)).toEqual(['r2']);
});
