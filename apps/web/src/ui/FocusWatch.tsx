import { useFocusFinders } from '@fluentui/react-components';

/**
 * Keeps Fluent's watch over focus for as long as the app is there. A dialog that closed as its last user would take it away
 * before the page behind the dialog is shown to screen readers again (`aria-hidden`). Not part of the theme, which the
 * sign-in page loads: the watch is 18 kB.
 */
export function FocusWatch() {
  useFocusFinders();
  return null;
}
