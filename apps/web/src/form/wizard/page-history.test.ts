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

/** Creates the history of going forward through the given pages. */
const createForwardHistory = (...ids: readonly string[]): PageHistory =>
  ids.slice(1).reduce((walk, id, index) => goForward(walk, ids[index]!, id), initialHistory);

describe('the page history of a wizard', () => {
  it('starts at the first visible page', () => {
    expect(getShownPage(initialHistory, pages, pages)).toBe('a');
    expect(getShownPage(initialHistory, pages, ['c', 'd'])).toBe('c');
    expect(getShownPage(initialHistory, pages, [])).toBeUndefined();
  });

  it("goes back along the visited pages, not in the order of the form's pages", () => {
    const walk = createForwardHistory('a', 'd', 'b');
    expect(getPreviousPage(walk, 'b', pages)).toBe('d');
    const back = goBack(walk, 'b', pages);
    expect(back.currentId).toBe('d');
    expect(getPreviousPage(back, 'd', pages)).toBe('a');
    expect(getPreviousPage(goBack(back, 'd', pages), 'a', pages)).toBeUndefined();
  });

  it('skips pages that are hidden meanwhile when going back', () => {
    expect(getPreviousPage(createForwardHistory('a', 'b', 'c'), 'c', ['a', 'c', 'd'])).toBe('a');
  });

  it('does not grow when pages are visited in a loop', () => {
    const walk = createForwardHistory('a', 'b', 'c', 'b');
    expect(walk.previousIds).toEqual(['a']);
    expect([...walk.visitedIds]).toEqual(['a', 'b', 'c']);
  });

  it('shows another page while the current page is hidden, and the current page when it is visible again', () => {
    const walk = createForwardHistory('a', 'b', 'c');
    expect(getShownPage(walk, pages, ['a', 'b', 'd'])).toBe('d');
    expect(getShownPage(walk, pages, ['a', 'b'])).toBe('b');
    expect(getShownPage(walk, pages, pages)).toBe('c');
  });

  it('goes back to an unvisited page, and forward from there', () => {
    const walk = goToPage(createForwardHistory('a', 'd'), 'd', 'c', pages);
    expect(walk.currentId).toBe('c');
    expect(getPreviousPage(walk, 'c', pages)).toBe('a');
  });

  it('goes back to the page from which a later step was clicked', () => {
    const walk = goToPage(initialHistory, 'a', 'd', pages);
    expect(getPreviousPage(walk, 'd', pages)).toBe('a');
    expect(getPreviousPage(initialHistory, 'c', pages)).toBe('b');
  });
});
