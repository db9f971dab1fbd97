import { revealField } from './reveal-field.ts';

const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

/** Focuses a field's control and expands the sections that contain it. */
export function focusField(domId: string): void {
  revealField(domId, (element) => {
    for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
      folded.open = true;
    }
    openClosedPanes(element);
    const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
  });
}

/**
 * Opens the closed tab panes around an element, outermost first, by dispatching the event of the browser's
 * find-in-page.
 */
function openClosedPanes(element: Element): void {
  const pane = element.closest('[hidden]');
  if (!pane) return;
  if (pane.parentElement) openClosedPanes(pane.parentElement);
  pane.dispatchEvent(new Event('beforematch', { bubbles: true }));
}
