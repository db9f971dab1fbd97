/**
 * Attribute of the row under the pointer. Its value, `before` or `behind`, is the side on which the dragged row would
 * be inserted.
 */
const DROP = 'data-drop';
const DRAGGED = 'data-dragged';

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
  const mark = (next: HTMLElement | undefined, isBehind: boolean) => {
    if (over !== next) over?.removeAttribute(DROP);
    over = next;
    next?.setAttribute(DROP, isBehind ? 'behind' : 'before');
  };
  const end = () => {
    mark(undefined, false);
    row.removeAttribute(DRAGGED);
    stop.abort();
  };
  const { signal } = stop;
  handle.setPointerCapture(pointerId);
  row.setAttribute(DRAGGED, '');
  handle.addEventListener(
    'pointermove',
    ({ clientY }) => {
      const at = rowAt(row.parentElement!, clientY);
      const { top, height } = at.getBoundingClientRect();
      mark(at === row ? undefined : at, clientY > top + height / 2);
      at.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  handle.addEventListener(
    'pointerup',
    () => {
      const [other, isBehind] = [over, over?.getAttribute(DROP) === 'behind'];
      end();
      if (other) onDrop(other, isBehind);
    },
    { signal },
  );
  handle.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
}

/** Returns the row at the vertical window position `y`, or the nearest row. */
function rowAt(body: HTMLElement, y: number): HTMLElement {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  return rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1)!;
}
