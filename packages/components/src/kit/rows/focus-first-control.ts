/** Focuses the first enabled control in an element. */
export function focusFirstControl(elementId: string): void {
  const control = 'input:enabled, select:enabled, textarea:enabled, button:enabled, [tabindex="0"]';
  document.getElementById(elementId)?.querySelector<HTMLElement>(control)?.focus();
}
