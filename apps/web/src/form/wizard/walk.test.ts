import { describe, expect, it } from 'vitest';
import { goBack, goOn, jump, pageBefore, pageOf, startOfWalk, type Walk } from './walk.ts';

const pages = ['a', 'b', 'c', 'd'];

/** Next through the given pages, from the first one. */
const through = (...ids: readonly string[]): Walk =>
  ids.slice(1).reduce((walk, id, index) => goOn(walk, ids[index]!, id), startOfWalk);

describe('a walk through the pages of a wizard', () => {
  it('begins at the first page that is visible', () => {
    expect(pageOf(startOfWalk, pages, pages)).toBe('a');
    expect(pageOf(startOfWalk, pages, ['c', 'd'])).toBe('c');
    expect(pageOf(startOfWalk, pages, [])).toBeUndefined();
  });

  it('goes back the way that was walked, not the way that the pages stand', () => {
    const walk = through('a', 'd', 'b');
    expect(pageBefore(walk, 'b', pages)).toBe('d');
    const back = goBack(walk, 'b', pages);
    expect(back.now).toBe('d');
    expect(pageBefore(back, 'd', pages)).toBe('a');
    expect(pageBefore(goBack(back, 'd', pages), 'a', pages)).toBeUndefined();
  });

  it('leaves out pages on the way back that are hidden by now', () => {
    expect(pageBefore(through('a', 'b', 'c'), 'c', ['a', 'c', 'd'])).toBe('a');
  });

  it('is not longer when one goes round a circle', () => {
    const walk = through('a', 'b', 'c', 'b');
    expect(walk.before).toEqual(['a']);
    expect([...walk.seen]).toEqual(['a', 'b', 'c']);
  });

  it('shows the page that took the place of one that is hidden, and comes back to it', () => {
    const walk = through('a', 'b', 'c');
    expect(pageOf(walk, pages, ['a', 'b', 'd'])).toBe('d');
    expect(pageOf(walk, pages, ['a', 'b'])).toBe('b');
    expect(pageOf(walk, pages, pages)).toBe('c');
  });

  it('goes back in order to a page that was not come through, and on from there', () => {
    const walk = jump(through('a', 'd'), 'd', 'c', pages);
    expect(walk.now).toBe('c');
    expect(pageBefore(walk, 'c', pages)).toBe('a');
  });

  it('remembers where a step forwards came from', () => {
    const walk = jump(startOfWalk, 'a', 'd', pages);
    expect(pageBefore(walk, 'd', pages)).toBe('a');
    expect(pageBefore(startOfWalk, 'c', pages)).toBe('b');
  });
});
