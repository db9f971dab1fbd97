import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Work that ends when it is told to. */
function openWork() {
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

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at once, in their order', async () => {
  const { begun, work, end } = openWork();
  const all = inTurns(2, ['a', 'b', 'c'], work);
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await turn();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await all;
});

it('waits for those that run when one has thrown, and begins no other', async () => {
  const { begun, work, end, fail } = openWork();
  let outcome = '';
  const all = inTurns(2, ['a', 'b', 'c'], work).then(
    () => 'done',
    (error: Error) => {
      outcome = error.message;
    },
  );
  fail('a');
  await turn();
  expect([outcome, begun]).toEqual(['', ['a', 'b']]);
  end('b');
  await all;
  expect([outcome, begun]).toEqual(['a', ['a', 'b']]);
});
