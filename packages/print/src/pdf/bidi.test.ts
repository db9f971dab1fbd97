import { describe, expect, it } from 'vitest';
import { visualRuns } from './bidi.ts';

const runs = (text: string, base: 'ltr' | 'rtl') => visualRuns(text, 0, text.length, base).map((run) => run.text);

describe('visualRuns', () => {
  it('keeps a left-to-right line as one run', () => {
    expect(runs('Wind 46 mph', 'ltr')).toEqual(['Wind 46 mph']);
  });

  it('returns a Hebrew phrase in an English line as one run, in reading order', () => {
    expect(runs('See שלום now', 'ltr')).toEqual(['See ', 'שלום', ' now']);
  });

  it('orders a right-to-left line from the right, with numbers left to right', () => {
    expect(runs('שלום 46', 'rtl')).toEqual(['46', 'שלום ']);
  });

  it('mirrors brackets inside right-to-left text', () => {
    expect(runs('(שלום)', 'rtl').join('')).toBe(')שלום(');
  });
});
