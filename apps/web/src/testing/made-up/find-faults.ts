/** Letters that have an accent wherever the made-up language has said them. */
const plain = /[AEIOUYaeiouycnsz]/;
const words = /[A-Za-zÀ-ž]{2,}/g;
const read = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/** English on the page, an entry for each text; `data`: what people have written, which no catalog says. */
export function untranslated(root: Element, data: readonly string[]): readonly string[] {
  // Addresses and code are the same in every language, and say so to translators of browsers.
  const spoken = [...elementsIn(root)].filter((element) => !element.closest('[translate="no"]'));
  const texts = spoken.flatMap((element) => [...ownTexts(element), ...attributesOf(element)]);
  const left = texts.map((text) => data.reduce((rest, one) => rest.replaceAll(one, ''), text));
  return [...new Set(left.filter((text) => text.match(words)?.some((word) => plain.test(word))))];
}

/** Words on the page that cannot be read to their end, and texts of people that end without a sign of it. */
export function cutTexts(root: Element): readonly string[] {
  const elements = [...elementsIn(root)];
  const cut = elements.filter((element) => ownTexts(element).length > 0 && isCut(element));
  return [...new Set([...cut.map((element) => element.textContent ?? ''), ...elements.flatMap(cutInput)])];
}

/** What holds half of the page or more and is pushed aside by a finger, over nothing that is meant to be there. Tables are. */
export function sideways(root: Element): readonly string[] {
  const holds = [...elementsIn(root)].filter(({ clientHeight, clientWidth, scrollWidth }) => {
    return clientHeight * 2 > innerHeight && scrollWidth > clientWidth + 1;
  });
  return holds
    .filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) && !element.querySelector('table, [role="grid"]'),
    )
    .map(({ clientWidth, scrollWidth, className }) => `${className}: ${scrollWidth} px of ${clientWidth}`);
}

const written = /\p{Script=Cyrillic}/u;
const ownDirection = 'bdi, [dir="auto"], option, th[abbr], [aria-hidden="true"], title';

/** What people have written, where it takes the direction of the words around: beside each other, both would be garbled. */
export function undirected(root: Element): readonly string[] {
  const bare = [...elementsIn(root)].filter((element) => !element.closest(ownDirection));
  const texts = bare.flatMap((element) => [...ownTexts(element), ...typedText(element)]);
  // Dates have digits. What is part of a sentence of ours is kept apart by the sentence.
  return [...new Set(texts.filter((text) => written.test(text) && !/\d|~/.test(text)))];
}

const typedText = (element: Element): readonly string[] =>
  (element instanceof HTMLInputElement && element.type === 'text') || element instanceof HTMLTextAreaElement
    ? [element.value]
    : [];

function* elementsIn(root: Element): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) if (isDrawn(element)) yield element;
}

const isDrawn = (element: HTMLElement): boolean =>
  !element.closest('script, style') && element.checkVisibility({ visibilityProperty: true });

const ownTexts = (element: Element): readonly string[] =>
  [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? []) : []));

const attributesOf = (element: Element): readonly string[] =>
  read.flatMap((name) => element.getAttribute(name) ?? []).concat(isButton(element) ? element.value : []);

const isButton = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(element.type);

/** For screen readers alone: a text of one pixel. */
const isSpoken = ({ clientWidth, clientHeight }: Element): boolean => clientWidth <= 1 || clientHeight <= 1;

function isCut(element: HTMLElement): boolean {
  if (isSpoken(element)) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  const isHidden = overflowX === 'hidden' || overflowX === 'clip';
  if (!isHidden || element.scrollWidth <= element.clientWidth + 1) return isOutside(element);
  const isOurs = element.textContent?.includes('~') ?? false;
  return textOverflow !== 'ellipsis' || (isOurs && element.closest('[title]') === null);
}

/** Nobody can scroll there. */
function isOutside(element: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, width } = range.getBoundingClientRect();
  if (width === 0 || (left >= -1 && right <= innerWidth + 1)) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, position } = getComputedStyle(around);
    if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden' || position === 'fixed') return false;
  }
  return true;
}

/** What an input says has no element of its own: its width is measured. What people write can be scrolled. */
function cutInput(element: HTMLElement): readonly string[] {
  if (!(element instanceof HTMLInputElement) || !['text', 'search', 'email', 'tel', 'url'].includes(element.type))
    return [];
  const text = element.value || element.placeholder;
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  const roomPx = element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  const isOurs = text.includes('~');
  return isOurs && roomPx > 1 && canvas.measureText(text).width > roomPx + 1 ? [text] : [];
}
