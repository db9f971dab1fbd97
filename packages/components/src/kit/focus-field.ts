import { revealField } from './reveal-field.ts';

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

/** Puts the focus on a field's control, unfolding what it lies in. */
export function focusField(domId: string): void {
  revealField(domId, (element) => {
    for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
      folded.open = true;
    }
    reveal(element);
    const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
  });
}

/** Opens the closed panes of tabs around an element, from the outside in, as the browser's own search does. */
function reveal(element: Element): void {
  const pane = element.closest('[hidden]');
  if (!pane) return;
  if (pane.parentElement) reveal(pane.parentElement);
  pane.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
