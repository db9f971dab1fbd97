import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MarkedText } from './MarkedText.tsx';

const written = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
/** Elements that were added to one whose direction is automatic: for each the browser reads all those before it again. */
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

it('reads the paragraphs of a long text once to find its direction, when it is drawn and when it changes', () => {
  const { container, rerender } = render(<MarkedText html={paragraphs('lorem')} />);
  expect(container.querySelectorAll('[dir=auto] > p')).toHaveLength(500);
  rerender(<MarkedText html={paragraphs('ipsum')} />);
  expect(container.querySelectorAll('[dir=auto] > p')[499]?.textContent).toBe('ipsum');
  expect(readAgain).toBe(0);
});
