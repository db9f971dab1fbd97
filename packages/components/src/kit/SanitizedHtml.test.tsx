import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SanitizedHtml } from './SanitizedHtml.tsx';

const written = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
/**
 * Number of elements that were added below an ancestor with `dir="auto"`. For each of them, the browser scans all
 * preceding text again.
 */
let readAgain = 0;

beforeEach(() => {
  readAgain = 0;
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...written,
    set(this: Element, html: string) {
      written.set!.call(this, html);
      if (this.closest('[dir=auto]')) readAgain += this.childElementCount;
    },
  });
});

afterEach(() => {
  cleanup();
  Object.defineProperty(Element.prototype, 'innerHTML', written);
});

const paragraphs = (word: string) => `<p>${word}</p>`.repeat(500);

it('lets the browser detect the direction of a long text in one pass, on first render and on change', () => {
  const { container, rerender } = render(<SanitizedHtml html={paragraphs('lorem')} />);
  expect(container.querySelectorAll('[dir=auto] > p')).toHaveLength(500);
  rerender(<SanitizedHtml html={paragraphs('ipsum')} />);
  expect(container.querySelectorAll('[dir=auto] > p')[499]?.textContent).toBe('ipsum');
  expect(readAgain).toBe(0);
});
