import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TestView } from '../kit/testing/TestView.tsx';
import { type ComponentType, specs } from '../specs.ts';
import { getNamedSamples } from './spec-conformance.ts';

afterEach(cleanup);

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2026, month, 15)),
);
/**
 * Returns whether a text must be translated. Currency symbols, initials, sizes, month names, and this test's slot
 * placeholders needn't be.
 */
const mustBeTranslated = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^(Slot|[A-Z]{2,3}|[\d.]+ [KM]?B)$/.test(text) && !monthNames.includes(text);

/** Removes spaces and line breaks, because a view shows JSON answers with formatting that the sample doesn't have. */
const removeSpaces = (text: string) => text.replace(/\\n|[\s\\]/g, '');

/**
 * Returns the answers' texts whose writing direction isn't isolated from the page's. Options of a native select can't
 * be isolated.
 */
const findUnisolatedTexts = (container: Element) =>
  [...container.querySelectorAll('*')]
    .filter(
      (element) =>
        !element.closest(
          'bdi, [dir="auto"], [dir="ltr"]:not(.fui-FluentProvider), option, style, time, [aria-hidden="true"]',
        ),
    )
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(({ nodeValue }) => nodeValue?.trim() ?? '')
    .filter((text) => mustBeTranslated(text) && !text.startsWith('[') && !text.includes('~'));

/** Returns all visible and accessible texts except times, which are formatted by locale. */
function listTexts(container: Element): readonly string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, time')) texts.push(walker.currentNode.nodeValue ?? '');
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
  const named = [...container.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...named].map((text) => text.trim()).filter(mustBeTranslated);
}

describe.each(Object.keys(specs) as ComponentType[])('%s in the pseudo-locale', (type) => {
  it.each(getNamedSamples(type))("shows no English text that its author didn't write: %s", (_, sample) => {
    const written = removeSpaces(JSON.stringify(sample));
    for (const readOnly of [false, true]) {
      const { container } = render(
        <TestView {...sample} locale="en-XA" issues={[{ rule: 'required' }]} readOnly={readOnly} />,
      );
      const own = listTexts(container).filter((text) => !text.startsWith('[') && !text.includes('~'));
      expect(own.filter((text) => !written.includes(removeSpaces(text)))).toEqual([]);
      expect(findUnisolatedTexts(container)).toEqual([]);
      cleanup();
    }
  });
});
