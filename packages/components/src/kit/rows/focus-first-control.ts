/** Puts the focus on the first thing in an element that one can answer. */
export function focusFirstControl(elementId: string): void {
  const control = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [tabindex="0"]';
  document.getElementById(elementId)?.querySelector<HTMLElement>(control)?.focus();
}
