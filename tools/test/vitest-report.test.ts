import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  formatMostExpensive,
  formatOverLimit,
  readFailures,
  readFileTimes,
  readSkipped,
  readTally,
} from './vitest-report.ts';

function writeReport(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const passingReport = { numPassedTests: 3, numFailedTests: 0, numTotalTests: 3, success: true, testResults: [] };

it('counts a run as failed if it wrote no report, ran no tests or failed outside a test', () => {
  expect(readTally(writeReport(passingReport))).toEqual({ passed: 3, failed: 0 });
  expect(readTally('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
  expect(readTally(writeReport({ ...passingReport, success: false }))).toEqual({ passed: 3, failed: 1 });
  expect(readTally(writeReport({ ...passingReport, numPassedTests: 0, numTotalTests: 0 }))).toEqual({
    passed: 0,
    failed: 1,
  });
});

it('lists the most expensive files first, and fails those over the limit of their kind', () => {
  const times = readFileTimes(
    writeReport({ 'a/quick.test.ts': 0.4, 'b/dear.test.ts': 61, 'e2e/journeys/c.spec.ts': 90 }),
  );
  expect(formatMostExpensive(times, 2)).toEqual(['  90.0 s  e2e/journeys/c.spec.ts', '  61.0 s  b/dear.test.ts']);
  expect(formatOverLimit(times, 1)).toEqual([
    'FAILED b/dear.test.ts: its tests took 61.0 s of processor time, more than 60',
  ]);
  expect(formatOverLimit(times, 2)).toEqual([]);
  const processes = readFileTimes(writeReport({ 'a.process.test.ts': 199, 'b.process.test.ts': 201 }));
  expect(formatOverLimit(processes, 1)).toEqual([expect.stringContaining('b.process.test.ts')]);
  expect(readFileTimes('/nowhere/times.json')).toEqual([]);
});

it('lists skipped tests by their group', () => {
  const test = (status: string, title: string, ...ancestorTitles: string[]) => ({ status, title, ancestorTitles });
  const file = (...assertionResults: object[]) => ({
    name: '/tree/a.test.ts',
    assertionResults,
  });
  const testResults = [
    file(test('passed', 'runs'), test('skipped', 'copies', 'rclone'), test('skipped', 'moves', 'rclone')),
    file(test('pending', 'stands alone'), test('failed', 'breaks', 'group')),
  ];
  expect(readSkipped(writeReport({ ...passingReport, testResults }))).toEqual([
    'rclone (2 tests)',
    'stands alone (1 test)',
  ]);
  expect(readSkipped('/nowhere/report.json')).toEqual([]);
});

it('lists each failure in one line, with the beginning of its message', () => {
  const failed = {
    ...{ status: 'failed', title: 'opens', ancestorTitles: ['a door'] },
    failureMessages: ['\u001b[31mError: no key\u001b[39m\n\n    at door.ts'],
  };
  const passed = { status: 'passed', title: 'closes', ancestorTitles: [], failureMessages: [] };
  const testResults = [
    { name: '/tree/a.test.ts', assertionResults: [failed, passed] },
    { name: '/tree/b.test.ts', assertionResults: [], message: 'No such module' },
    { name: '/tree/c.test.ts', assertionResults: [{ ...failed, failureMessages: ['x'.repeat(2000)] }] },
  ];
  const lines = readFailures(writeReport({ ...passingReport, success: false, testResults }), '/tree');
  expect(lines.slice(0, 2)).toEqual([
    'FAILED a.test.ts > a door > opens: Error: no key / at door.ts',
    'FAILED b.test.ts: No such module',
  ]);
  expect(lines[2]).toMatch(/^FAILED c\.test\.ts > a door > opens: x{900}$/);
  expect(readFailures('/nowhere/report.json', '/tree')).toEqual([]);
});
