import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { childrenOf, processorSecondsSoFar, readProcess } from '../../e2e/processor-seconds.ts';
import { createAccount, watchProcessorTime } from './processor-time.ts';

const at = (id: string, parentId: string, own: number, ofEnded = 0) => ({ id, parentId, own, ofEnded });

it('counts what its parent heard of once, and what nobody heard of as it was last seen', () => {
  const account = createAccount('root');
  account.look([at('root', '', 9), at('a', 'root', 1), at('a1', 'a', 2), at('other', '', 50)]);
  expect(account.seconds()).toBe(3);
  // a1 ended at 4 and was heard of; a2 is new, and came with a short one that no look found.
  account.look([at('root', '', 9), at('a', 'root', 2, 4.5), at('a2', 'a', 3)]);
  expect(account.seconds()).toBe(9.5);
  // a died, and a2 goes on with another parent.
  account.look([at('root', '', 9, 6.5), at('a2', 'other', 5), at('other', '', 50)]);
  expect(account.seconds()).toBe(11.5);
  account.look([at('root', '', 9, 6.5), at('other', '', 50)]);
  expect(account.seconds()).toBe(11.5);
});

it('counts who dies together with their parent', () => {
  const account = createAccount('root');
  account.look([at('root', '', 0), at('a', 'root', 1), at('a1', 'a', 7)]);
  account.look([at('root', '', 0, 1.5)]);
  expect(account.seconds()).toBe(8);
});

it('sees the work of a process that this one starts', async () => {
  const watch = watchProcessorTime();
  const before = processorSecondsSoFar();
  const work = 'const until = process.cpuUsage().user + 300000; while (process.cpuUsage().user < until);';
  await once(spawn(process.execPath, ['-e', work]), 'exit');
  expect(watch.seconds() ?? 1).toBeGreaterThanOrEqual(0.25);
  expect(processorSecondsSoFar() - before).toBeGreaterThan(0);
});

it('finds nothing of a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(childrenOf(String(child.pid))).toEqual([]);
  expect(readProcess(String(child.pid))).toBeUndefined();
});

it('measures while processes end', async () => {
  const children = Array.from({ length: 20 }, () => spawn('true'));
  let running = children.length;
  for (const child of children) child.on('exit', () => (running -= 1));
  while (running > 0) {
    expect(processorSecondsSoFar()).toBeGreaterThan(0);
    await new Promise(setImmediate);
  }
});
