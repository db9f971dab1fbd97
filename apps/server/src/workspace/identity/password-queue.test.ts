import { expect, it } from 'vitest';
import { createPasswordQueue } from './password-queue.ts';

/** Work that ends when it is told to. */
function openWork() {
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

it('lets so many work at once and no more, each in its turn, whatever becomes of the others', async () => {
  const queue = createPasswordQueue({ atOnce: 2, mostWaiting: 10 });
  const { work, ends, most } = openWork();
  const asked = Array.from({ length: 6 }, () => queue.run(work).catch(() => 'failed'));
  for (let index = 0; index < 6; index++) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]!(index === 1);
  }
  expect(await Promise.all(asked)).toEqual(['done', 'failed', 'done', 'done', 'done', 'done']);
  expect(most()).toBe(2);
});

it('takes no more than may wait', async () => {
  const queue = createPasswordQueue({ atOnce: 1, mostWaiting: 1 });
  const { work, ends } = openWork();
  const asked = [queue.run(work), queue.run(work)];
  expect(await queue.run(work)).toBeUndefined();
  for (let index = 0; index < 2; index++) {
    await expect.poll(() => ends.length).toBeGreaterThan(index);
    ends[index]!();
  }
  expect(await Promise.all(asked)).toEqual(['done', 'done']);
});
