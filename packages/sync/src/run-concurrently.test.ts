import { expect, it } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

/** Creates calls that end when the test resolves or rejects them. */
function createControlledWork() {
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const begun: string[] = [];
  const work = (item: string) =>
    new Promise<void>((resolve, reject) => {
      begun.push(item);
      ends.set(item, { resolve, reject });
    });
  return {
    begun,
    work,
    end: (item: string) => ends.get(item)!.resolve(),
    fail: (item: string) => ends.get(item)!.reject(new Error(item)),
  };
}

const waitForEventLoop = () => new Promise((resolve) => setImmediate(resolve));

it('runs at most the given number of calls at once, in order', async () => {
  const { begun, work, end } = createControlledWork();
  const all = runConcurrently(2, ['a', 'b', 'c'], work);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await waitForEventLoop();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await all;
});

it('waits for running calls after an error, and starts no others', async () => {
  const { begun, work, end, fail } = createControlledWork();
  let result = '';
  const all = runConcurrently(2, ['a', 'b', 'c'], work).then(
    () => 'done',
    (error: Error) => {
      result = error.message;
    },
  );
  fail('a');
  await waitForEventLoop();
  expect([result, begun]).toEqual(['', ['a', 'b']]);
  end('b');
  await all;
  expect([result, begun]).toEqual(['a', ['a', 'b']]);
});
