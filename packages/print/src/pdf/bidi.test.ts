import { describe, expect, it } from 'vitest';
import { splitVisualRuns } from './bidi.ts';

const splitRuns = (text: string, base: 'ltr' | 'rtl') =>
  splitVisualRuns(text, 0, text.length, base).map((run) => run.text);

describe('splitVisualRuns', () => {
  it('keeps a left-to-right line as one run', () => {
    expect(splitRuns('Wind 46 mph', 'ltr')).toEqual(['Wind 46 mph']);
  });

  it('returns a Hebrew phrase in an English line as one run, in reading order', () => {
    expect(splitRuns('See שלום now', 'ltr')).toEqual(['See ', 'שלום', ' now']);
  });

  it('orders a right-to-left line from the right, with numbers left to right', () => {
    expect(splitRuns('שלום 46', 'rtl')).toEqual(['46', 'שלום ']);
  });

  it('mirrors brackets inside right-to-left text', () => {
    expect(splitRuns('(שלום)', 'rtl').join('')).toBe(')שלום(');
  });
});
