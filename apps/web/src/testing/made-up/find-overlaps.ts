/** Part of a text that is drawn in one line, or a control. */
interface Box {
  readonly element: HTMLElement;
  readonly name: string;
  readonly area: DOMRect;
}

const controls = 'button, a[href], input, select, textarea, [role="switch"], [role="slider"]';
/** What comes above a page, and hides what is there on purpose. */
const layers =
  '[data-portal-node], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="toolbar"]';
/** Of letters: a line may be lower than the font says that its letters are. */
const spareOfLine = 0.25;
const leastPx = 3;

/** `one | other` for each two texts or controls of a layer that lie over one another. */
export function overlaps(root: Element): readonly string[] {
  const known: Windows = new Map();
  const boxes = [...root.querySelectorAll<HTMLElement>('*')]
    .filter(isSeen)
    .flatMap((element) => [...boxesOf(element, known)]);
  const found = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other) => (lieOver(one, other) ? `${one.name} | ${other.name}` : [])),
  );
  return [...new Set(found)];
}

const isSeen = (element: HTMLElement): boolean =>
  !element.closest('script, style, svg') &&
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function* boxesOf(element: HTMLElement, known: Windows): Generator<Box> {
  if (element.matches(controls)) {
    const area = seenOf(element, element.getBoundingClientRect(), known);
    if (area) yield { element, name: nameOf(element), area };
  }
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) yield* linesOf(element, node, known);
  }
}

function* linesOf(element: HTMLElement, text: Node, known: Windows): Generator<Box> {
  const range = document.createRange();
  range.selectNodeContents(text);
  for (const { x, y, width, height } of range.getClientRects()) {
    const area = new DOMRect(x, y + height * spareOfLine, width, height * (1 - 2 * spareOfLine));
    const seen = seenOf(element, area, known);
    if (seen) yield { element, name: text.textContent!.trim(), area: seen };
  }
}

/** Edges within which something is seen. */
type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** What has been found out of elements while one page is looked at; `undefined`: nothing in it is seen. */
type Windows = Map<HTMLElement, Edges | undefined>;

const everywhere: Edges = {
  left: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** Within what the content of an element is seen, once all that hides what runs over has done so; texts for screen readers alone have none. */
function windowOf(element: HTMLElement | null, known: Windows): Edges | undefined {
  if (!element) return everywhere;
  if (known.has(element)) return known.get(element);
  const around = windowOf(element.parentElement, known);
  const own = around && within(element, around);
  known.set(element, own);
  return own;
}

function within(element: HTMLElement, around: Edges): Edges | undefined {
  const { overflowX, overflowY, clipPath } = getComputedStyle(element);
  if (clipPath !== 'none') return undefined;
  return overflowX === 'visible' && overflowY === 'visible' ? around : bothOf(around, element.getBoundingClientRect());
}

const bothOf = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

function seenOf(element: HTMLElement, area: DOMRect, known: Windows): DOMRect | undefined {
  const window = windowOf(element, known);
  if (!window) return undefined;
  const { left, right, top, bottom } = bothOf(area, window);
  return right - left > leastPx && bottom - top > leastPx
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined;
}

function lieOver(one: Box, other: Box): boolean {
  const width = Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
  const height = Math.min(one.area.bottom, other.area.bottom) - Math.max(one.area.top, other.area.top);
  return width > leastPx && height > leastPx && !belong(one.element, other.element) && layerOf(one) === layerOf(other);
}

/** A control and what is written in it, or an answer and the label that is pressed for it. */
const belong = (one: HTMLElement, other: HTMLElement): boolean =>
  one.contains(other) || other.contains(one) || isLabelOf(one, other) || isLabelOf(other, one);

const isLabelOf = (label: HTMLElement, control: HTMLElement): boolean => label.closest('label')?.control === control;

/** What stays in its place while something runs under it is a layer too. */
function layerOf({ element }: Box): Element | undefined {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) {
    const { position } = getComputedStyle(around);
    if (around.matches(layers) || position === 'fixed' || position === 'sticky') return around;
  }
  return undefined;
}

const nameOf = (control: HTMLElement): string =>
  control.textContent?.trim() ||
  control.getAttribute('aria-label') ||
  control.getAttribute('placeholder') ||
  control.outerHTML.slice(0, 80);
