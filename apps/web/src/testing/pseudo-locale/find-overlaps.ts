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
