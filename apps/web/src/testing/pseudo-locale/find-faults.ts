/** Matches unaccented letters that the pseudo-locale always replaces. */
const unaccented = /[AEIOUYaeiouycnsz]/;
const words = /[A-Za-zÀ-ž]{2,}/g;
const checkedAttributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/** Finds untranslated texts on the page. `data` contains texts of users, which aren't in message catalogs. */
export function findUntranslated(root: Element, data: readonly string[]): readonly string[] {
  // URLs and code are marked with `translate="no"`, because they are the same in every language.
  const translatedElements = [...elementsIn(root)].filter((element) => !element.closest('[translate="no"]'));
  const texts = translatedElements.flatMap((element) => [...ownTexts(element), ...getCheckedAttributes(element)]);
  const remainingTexts = texts.map((text) => data.reduce((rest, one) => rest.replaceAll(one, ''), text));
  return [...new Set(remainingTexts.filter((text) => text.match(words)?.some((word) => unaccented.test(word))))];
}

/** Finds truncated messages, and users' texts that are truncated without an ellipsis. */
export function findTruncatedTexts(root: Element): readonly string[] {
  const elements = [...elementsIn(root)];
  const cut = elements.filter((element) => ownTexts(element).length > 0 && isTruncated(element));
  return [...new Set([...cut.map((element) => element.textContent ?? ''), ...elements.flatMap(findTruncatedInput)])];
}

/** Finds elements higher than half of the window that scroll sideways, which only tables should do. */
export function findSidewaysScrolling(root: Element): readonly string[] {
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

const userLetters = /\p{Script=Cyrillic}/u;
const ownDirection = 'bdi, [dir="auto"], option, th[abbr], [aria-hidden="true"], title';

/** Finds users' texts whose direction isn't isolated from the surrounding text: mixed directions would be garbled. */
export function findUndirectedTexts(root: Element): readonly string[] {
  const bare = [...elementsIn(root)].filter((element) => !element.closest(ownDirection));
  const texts = bare.flatMap((element) => [...ownTexts(element), ...typedText(element)]);
  // Ignores dates, which contain digits, and values within messages, which the messages isolate.
  return [...new Set(texts.filter((text) => userLetters.test(text) && !/\d|~/.test(text)))];
}

const typedText = (element: Element): readonly string[] =>
  (element instanceof HTMLInputElement && element.type === 'text') || element instanceof HTMLTextAreaElement
    ? [element.value]
    : [];

function* elementsIn(root: Element): Generator<HTMLElement> {
  for (const element of root.querySelectorAll<HTMLElement>('*')) if (isRendered(element)) yield element;
}

const isRendered = (element: HTMLElement): boolean =>
  !element.closest('script, style') && element.checkVisibility({ visibilityProperty: true });

const ownTexts = (element: Element): readonly string[] =>
  [...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent?.trim() ?? []) : []));

const getCheckedAttributes = (element: Element): readonly string[] =>
  checkedAttributes.flatMap((name) => element.getAttribute(name) ?? []).concat(isButton(element) ? element.value : []);

const isButton = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(element.type);

/** Returns whether an element is only for screen readers: at most one pixel large. */
const isScreenReaderOnly = ({ clientWidth, clientHeight }: Element): boolean => clientWidth <= 1 || clientHeight <= 1;

function isTruncated(element: HTMLElement): boolean {
  if (isScreenReaderOnly(element)) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  const isHidden = overflowX === 'hidden' || overflowX === 'clip';
  if (!isHidden || element.scrollWidth <= element.clientWidth + 1) return isOutside(element);
  const isOurs = element.textContent?.includes('~') ?? false;
  return textOverflow !== 'ellipsis' || (isOurs && element.closest('[title]') === null);
}

/** Returns whether the text of an element is outside of the visible and scrollable area. */
function isOutside(element: HTMLElement): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left: remainingTexts, right, width } = range.getBoundingClientRect();
  if (width === 0 || (remainingTexts >= -1 && right <= innerWidth + 1)) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX, position } = getComputedStyle(around);
    if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden' || position === 'fixed') return false;
  }
  return true;
}

/**
 * Returns the text of an input if the text doesn't fit. It must be measured, because it has no element of its own.
 * Users can scroll their own texts.
 */
function findTruncatedInput(element: HTMLElement): readonly string[] {
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

/** Position of a line of text or a control. */
interface Box {
  readonly element: HTMLElement;
  readonly name: string;
  readonly area: DOMRect;
}

const controls = 'button, a[href], input, select, textarea, [role="switch"], [role="slider"]';
/** Selects layers above the page, which cover it on purpose. */
const layers =
  '[data-portal-node], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="toolbar"]';
/**
 * Fraction of the line height that is ignored at the top and bottom, because letters are usually lower than the line.
 */
const ignoredLinePart = 0.25;
const minPx = 3;

/** Finds overlapping texts and controls in the same layer, formatted as `one | other`. */
export function findOverlaps(root: Element): readonly string[] {
  const cache: VisibleAreaCache = new Map();
  const boxes = [...root.querySelectorAll<HTMLElement>('*')]
    .filter(isVisible)
    .flatMap((element) => [...collectBoxes(element, cache)]);
  const found = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (doOverlap(one, other) ? `${one.name} | ${other.name}` : [])),
  );
  return [...new Set(found)];
}

const isVisible = (element: HTMLElement): boolean =>
  !element.closest('script, style, svg') &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function* collectBoxes(element: HTMLElement, known: VisibleAreaCache): Generator<Box> {
  if (element.matches(controls)) {
    const area = clip(element, element.getBoundingClientRect(), known);
    if (area) yield { element, name: getName(element), area };
  }
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) yield* collectLines(element, node, known);
  }
}

function* collectLines(element: HTMLElement, text: Node, known: VisibleAreaCache): Generator<Box> {
  const range = document.createRange();
  range.selectNodeContents(text);
  for (const { x, y, width, height } of range.getClientRects()) {
    const area = new DOMRect(x, y + height * ignoredLinePart, width, height * (1 - 2 * ignoredLinePart));
    const seen = clip(element, area, known);
    if (seen) yield { element, name: text.textContent!.trim(), area: seen };
  }
}

/** Edges of a visible area in the window. */
type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Cache of the visible areas of elements; `undefined`: no part of the element is visible. */
type VisibleAreaCache = Map<HTMLElement, Edges | undefined>;

const unlimited: Edges = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/**
 * Returns the visible area of an element's content, after clipping by its ancestors; `undefined` for texts that are
 * only for screen readers.
 */
function getVisibleArea(element: HTMLElement | null, known: VisibleAreaCache): Edges | undefined {
  if (!element) return unlimited;
  if (known.has(element)) return known.get(element);
  const around = getVisibleArea(element.parentElement, known);
  const own = around && clipByElement(element, around);
  known.set(element, own);
  return own;
}

function clipByElement(element: HTMLElement, around: Edges): Edges | undefined {
  const { overflowX, overflowY, clipPath } = getComputedStyle(element);
  if (clipPath !== 'none') return undefined;
  return overflowX === 'visible' && overflowY === 'visible'
    ? around
    : intersect(around, element.getBoundingClientRect());
}

const intersect = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

function clip(element: HTMLElement, area: DOMRect, known: VisibleAreaCache): DOMRect | undefined {
  const window = getVisibleArea(element, known);
  if (!window) return undefined;
  const { left, right, top, bottom } = intersect(area, window);
  return right - left > minPx && bottom - top > minPx ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

function doOverlap(one: Box, other: Box): boolean {
  const width = Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
  const height = Math.min(one.area.bottom, other.area.bottom) - Math.max(one.area.top, other.area.top);
  return (
    width > minPx &&
    height > minPx &&
    !belongTogether(one.element, other.element) &&
    findLayer(one) === findLayer(other)
  );
}

/** Returns whether two elements may overlap, because one contains the other or they are an input and its label. */
const belongTogether = (one: HTMLElement, other: HTMLElement): boolean =>
  one.contains(other) || other.contains(one) || isLabelOf(one, other) || isLabelOf(other, one);

const isLabelOf = (label: HTMLElement, control: HTMLElement): boolean => label.closest('label')?.control === control;

/** Returns the layer of an element. Sticky and fixed elements are layers too. */
function findLayer({ element }: Box): Element | undefined {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const { position } = getComputedStyle(around);
    if (around.matches(layers) || position === 'fixed' || position === 'sticky') return around;
  }
  return undefined;
}

const getName = (control: HTMLElement): string =>
  control.textContent?.trim() ||
  control.getAttribute('aria-label') ||
  control.getAttribute('placeholder') ||
  control.outerHTML.slice(0, 80);
