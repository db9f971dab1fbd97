import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SanitizedHtml } from './SanitizedHtml.tsx';

const innerHtmlProperty = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
/**
 * Number of elements that were added below an ancestor with `dir="auto"`. For each of them, the browser scans all
 * preceding text again.
 */
let directionScans = 0;

beforeEach(() => {
  directionScans = 0;
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHtmlProperty,
    set(this: Element, html: string) {
      innerHtmlProperty.set!.call(this, html);
      if (this.closest('[dir=auto]')) directionScans += this.childElementCount;
    },
  });
});

afterEach(() => {
  cleanup();
  Object.defineProperty(Element.prototype, 'innerHTML', innerHtmlProperty);
});

const createParagraphs = (word: string) => `<p>${word}</p>`.repeat(500);

it('lets the browser detect the direction of a long text in one pass, on first render and on change', () => {
  const { container, rerender } = render(<SanitizedHtml html={createParagraphs('lorem')} />);
  expect(container.querySelectorAll('[dir=auto] > p')).toHaveLength(500);
  rerender(<SanitizedHtml html={createParagraphs('ipsum')} />);
  expect(container.querySelectorAll('[dir=auto] > p')[499]?.textContent).toBe('ipsum');
  expect(directionScans).toBe(0);
});
