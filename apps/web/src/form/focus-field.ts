const FOCUSABLE = 'input, select, textarea, button, a[href], [tabindex]';

/** Puts the focus on a field's control, unfolding what it lies in. */
export function focusField(domId: string): void {
  const element = document.getElementById(domId);
  if (!element) return;
  for (let folded = element.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    folded.open = true;
  }
  const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}
