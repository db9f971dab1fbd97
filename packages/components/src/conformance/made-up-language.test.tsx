import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TryView } from '../kit/testing/TryView.tsx';
import { type ComponentType, specs } from '../specs.ts';
import { namedSamples } from './asked.ts';

afterEach(cleanup);

const months = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2026, month, 15)),
);
/** Signs of currencies, initials, sizes, names of months, and what stands for a slot in this test are no words of ours. */
const isSaid = (text: string) =>
  /\p{L}{2}/u.test(text) && !/^(Slot|[A-Z]{2,3}|[\d.]+ [KM]?B)$/.test(text) && !months.includes(text);

/** A JSON answer is shown with spaces that its sample does not have. */
const bare = (text: string) => text.replace(/\\n|[\s\\]/g, '');

/** Texts that take the direction of what is around them. A choice of a native list cannot have one of its own. */
const undirected = (container: Element) =>
  [...container.querySelectorAll('*')]
    .filter(
      (element) =>
        !element.closest(
          'bdi, [dir="auto"], [dir="ltr"]:not(.fui-FluentProvider), option, style, time, [aria-hidden="true"]',
        ),
    )
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .map(({ nodeValue }) => nodeValue?.trim() ?? '')
    .filter((text) => isSaid(text) && !text.startsWith('[') && !text.includes('~'));

/** Everything that is read or read aloud; a time is written as the locale does. */
function textsIn(container: Element): readonly string[] {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, time')) texts.push(walker.currentNode.nodeValue ?? '');
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
  const named = [...container.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  return [...texts, ...named].map((text) => text.trim()).filter(isSaid);
}

describe.each(Object.keys(specs) as ComponentType[])('%s, to who reads another language,', (type) => {
  it.each(namedSamples(type))('says nothing in English that its author did not write: %s', (_, sample) => {
    const written = bare(JSON.stringify(sample));
    for (const readOnly of [false, true]) {
      const { container } = render(
        <TryView {...sample} locale="en-XA" issues={[{ rule: 'required' }]} readOnly={readOnly} />,
      );
      const own = textsIn(container).filter((text) => !text.startsWith('[') && !text.includes('~'));
      expect(own.filter((text) => !written.includes(bare(text)))).toEqual([]);
      expect(undirected(container)).toEqual([]);
      cleanup();
    }
  });
});
