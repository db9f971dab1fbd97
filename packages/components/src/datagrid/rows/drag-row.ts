/**
 * Attribute of the row under the pointer. Its value, `before` or `behind`, is the side on which the dragged row would
 * be inserted.
 */
const DROP_SIDE_ATTRIBUTE = 'data-drop';
const DRAGGED_ATTRIBUTE = 'data-dragged';

/**
 * Starts dragging a row by its handle with a finger, pen or mouse. Escape cancels.
 *
 * @param onDrop called with the row under the pointer, and whether the dragged row was dropped on its lower half
 */
export function dragRow(
  handle: HTMLElement,
  pointerId: number,
  onDrop: (other: HTMLElement, isBehind: boolean) => void,
): void {
  const row = handle.closest('tr')!;
  const stop = new AbortController();
  let over: HTMLElement | undefined;
  const showDropSide = (next: HTMLElement | undefined, isBehind: boolean) => {
    if (over !== next) over?.removeAttribute(DROP_SIDE_ATTRIBUTE);
    over = next;
    next?.setAttribute(DROP_SIDE_ATTRIBUTE, isBehind ? 'behind' : 'before');
  };
  const end = () => {
    showDropSide(undefined, false);
    row.removeAttribute(DRAGGED_ATTRIBUTE);
    stop.abort();
  };
  const { signal } = stop;
  handle.setPointerCapture(pointerId);
  row.setAttribute(DRAGGED_ATTRIBUTE, '');
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      const at = findRowAt(row.parentElement!, clientY);
      const { top, height } = at.getBoundingClientRect();
      showDropSide(at === row ? undefined : at, clientY > top + height / 2);
      at.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      const [other, isBehind] = [over, over?.getAttribute(DROP_SIDE_ATTRIBUTE) === 'behind'];
      end();
      if (other) onDrop(other, isBehind);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

/** Returns the row at the vertical window position `y`, or the nearest row. */
function findRowAt(body: HTMLElement, y: number): HTMLElement {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  return rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1)!;
}
