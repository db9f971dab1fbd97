import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readFileTimes, readLeftOut, readTally, wordSlowest } from './vitest-report.ts';

function written(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const sound = { numPassedTests: 3, numFailedTests: 0, numTotalTests: 3, success: true, testResults: [] };

it('counts a run that wrote nothing, ran nothing or failed outside a test as a failure', () => {
  expect(readTally(written(sound))).toEqual({ passed: 3, failed: 0 });
  expect(readTally('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  expect(readTally(written({ ...sound, success: false }))).toEqual({ passed: 3, failed: 1 });
  expect(readTally(written({ ...sound, numPassedTests: 0, numTotalTests: 0 }))).toEqual({ passed: 0, failed: 1 });
});

it('names the slowest files first, and those over the ceiling', () => {
  const testResults = [
    { name: '/tree/a/quick.test.ts', startTime: 1000, endTime: 1400 },
    { name: '/tree/b/slow.test.ts', startTime: 1000, endTime: 17_000 },
  ];
  const times = readFileTimes(written({ ...sound, testResults }), '/tree');
  expect(wordSlowest(times)).toEqual([
    '  16.0 s  b/slow.test.ts, over the ceiling of 15 s',
    '   0.4 s  a/quick.test.ts',
  ]);
  expect(wordSlowest(times, 1)).toHaveLength(1);
});

it('names what did not run, by its group', () => {
  const test = (status: string, title: string, ...ancestorTitles: string[]) => ({ status, title, ancestorTitles });
  const file = (...assertionResults: object[]) => ({
    name: '/tree/a.test.ts',
    startTime: 0,
    endTime: 1,
    assertionResults,
  });
  const testResults = [
    file(test('passed', 'runs'), test('skipped', 'copies', 'rclone'), test('skipped', 'moves', 'rclone')),
    file(test('pending', 'stands alone'), test('failed', 'breaks', 'group')),
  ];
  expect(readLeftOut(written({ ...sound, testResults }))).toEqual(['rclone (2 tests)', 'stands alone (1 test)']);
  expect(readLeftOut('/nowhere/report.json')).toEqual([]);
});
