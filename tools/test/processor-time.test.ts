import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { getProcessorSeconds, listChildProcesses, readProcess } from '../../e2e/processor-seconds.ts';
import { createProcessorAccount, watchProcessorTime } from './processor-time.ts';

const at = (id: string, parentId: string, ownSeconds: number, endedChildrenSeconds = 0) => ({
  id,
  parentId,
  ownSeconds,
  endedChildrenSeconds,
});

it('counts the time of an ended process once: as its parent reports it, or else as measured last', () => {
  const account = createProcessorAccount('root');
  account.sample([at('root', '', 9), at('a', 'root', 1), at('a1', 'a', 2), at('other', '', 50)]);
  expect(account.seconds()).toBe(3);
  // a1 ended at 4 and its parent reports it; a2 is new; a short process ran between the measurements.
  account.sample([at('root', '', 9), at('a', 'root', 2, 4.5), at('a2', 'a', 3)]);
  expect(account.seconds()).toBe(9.5);
  // a died, and a2 continues with another parent.
  account.sample([at('root', '', 9, 6.5), at('a2', 'other', 5), at('other', '', 50)]);
  expect(account.seconds()).toBe(11.5);
  account.sample([at('root', '', 9, 6.5), at('other', '', 50)]);
  expect(account.seconds()).toBe(11.5);
});

it('counts processes that die together with their parent', () => {
  const account = createProcessorAccount('root');
  account.sample([at('root', '', 0), at('a', 'root', 1), at('a1', 'a', 7)]);
  account.sample([at('root', '', 0, 1.5)]);
  expect(account.seconds()).toBe(8);
});

it('measures the work of a child process', async () => {
  const watch = watchProcessorTime();
  const before = getProcessorSeconds();
  const work = 'const until = process.cpuUsage().user + 300000; while (process.cpuUsage().user < until);';
  await once(spawn(process.execPath, ['-e', work]), 'exit');
  expect(watch.seconds() ?? 1).toBeGreaterThanOrEqual(0.25);
  expect(getProcessorSeconds() - before).toBeGreaterThan(0);
});

it('returns no children and no data for a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(listChildProcesses(String(child.pid))).toEqual([]);
  expect(readProcess(String(child.pid))).toBeUndefined();
});

it('measures without errors while child processes end', async () => {
  const children = Array.from({ length: 20 }, () => spawn('true'));
  let running = children.length;
  for (const child of children) child.on('exit', () => (running -= 1));
  while (running > 0) {
    expect(getProcessorSeconds()).toBeGreaterThan(0);
    await new Promise(setImmediate);
  }
});
