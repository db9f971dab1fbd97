import { describe, expect, it } from 'vitest';
import {
  getPreviousPage,
  getShownPage,
  goBack,
  goForward,
  goToPage,
  initialHistory,
  type PageHistory,
} from './page-history.ts';

const pages = ['a', 'b', 'c', 'd'];

/** Goes forward through these pages, from the first one. */
const through = (...ids: readonly string[]): PageHistory =>
  ids.slice(1).reduce((walk, id, index) => goForward(walk, ids[index]!, id), initialHistory);

describe('the page history of a wizard', () => {
  it('starts at the first visible page', () => {
    expect(getShownPage(initialHistory, pages, pages)).toBe('a');
    expect(getShownPage(initialHistory, pages, ['c', 'd'])).toBe('c');
    expect(getShownPage(initialHistory, pages, [])).toBeUndefined();
  });

  it('goes back the path that was taken, not the order of pages', () => {
    const walk = through('a', 'd', 'b');
    expect(getPreviousPage(walk, 'b', pages)).toBe('d');
    const back = goBack(walk, 'b', pages);
    expect(back.currentId).toBe('d');
    expect(getPreviousPage(back, 'd', pages)).toBe('a');
    expect(getPreviousPage(goBack(back, 'd', pages), 'a', pages)).toBeUndefined();
  });

  it('skips pages that are hidden now when going back', () => {
    expect(getPreviousPage(through('a', 'b', 'c'), 'c', ['a', 'c', 'd'])).toBe('a');
  });

  it('does not grow in a loop', () => {
    const walk = through('a', 'b', 'c', 'b');
    expect(walk.previousIds).toEqual(['a']);
    expect([...walk.visitedIds]).toEqual(['a', 'b', 'c']);
  });

  it('shows the replacement of a hidden page, and returns to it', () => {
    const walk = through('a', 'b', 'c');
    expect(getShownPage(walk, pages, ['a', 'b', 'd'])).toBe('d');
    expect(getShownPage(walk, pages, ['a', 'b'])).toBe('b');
    expect(getShownPage(walk, pages, pages)).toBe('c');
  });

  it('goes back to an unvisited page, and forward from there', () => {
    const walk = goToPage(through('a', 'd'), 'd', 'c', pages);
    expect(walk.currentId).toBe('c');
    expect(getPreviousPage(walk, 'c', pages)).toBe('a');
  });

  it('remembers where a step forward came from', () => {
    const walk = goToPage(initialHistory, 'a', 'd', pages);
    expect(getPreviousPage(walk, 'd', pages)).toBe('a');
    expect(getPreviousPage(initialHistory, 'c', pages)).toBe('b');
  });
});
