import { expect, it } from 'vitest';
import { createPasswordQueue } from './password-queue.ts';

/** Creates asynchronous work that the test ends. */
function createWork() {
  const ends: ((fails?: boolean) => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    try {
      await new Promise<void>((resolve, reject) => ends.push((fails) => (fails ? reject(new Error('no')) : resolve())));
    } finally {
      running -= 1;
    }
    return 'done';
  };
  return { work, ends, most: () => most };
}

it('limits concurrent work, in order, also when some of it fails', async () => {
  const queue = createPasswordQueue({ concurrency: 2, maxWaiting: 10 });
  const { work, ends, most } = createWork();
  const runs = Array.from({ length: 6 }, () => queue.run(work).catch(() => 'failed'));
  for (let index = 0; index < 6; index++) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]!(index === 1);
  }
  expect(await Promise.all(runs)).toEqual(['done', 'failed', 'done', 'done', 'done', 'done']);
  expect(most()).toBe(2);
});

it('refuses work when the queue is full', async () => {
  const queue = createPasswordQueue({ concurrency: 1, maxWaiting: 1 });
  const { work, ends } = createWork();
  const runs = [queue.run(work), queue.run(work)];
  expect(await queue.run(work)).toBeUndefined();
  for (let index = 0; index < 2; index++) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]!();
  }
  expect(await Promise.all(runs)).toEqual(['done', 'done']);
});
