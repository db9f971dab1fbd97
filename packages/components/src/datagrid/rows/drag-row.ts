/** Of a row that another one is dragged to: where it would come to lie. */
const DROP = 'data-drop';
const DRAGGED = 'data-dragged';

/**
 * Follows a pointer that drags a row by its handle, finger, pen or mouse. Escape gives it up.
 *
 * @param onDrop the row that it was let go on, and on which side of it
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

/** The row at a height of the window, or the nearest one. */
function rowAt(body: HTMLElement, y: number): HTMLElement {
  const rows = [...body.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  return rows.find((row) => y < row.getBoundingClientRect().bottom) ?? rows.at(-1)!;
}
