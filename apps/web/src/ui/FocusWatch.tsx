import { useFocusFinders } from '@fluentui/react-components';

/**
 * Keeps Fluent's focus management active for the lifetime of the app. Otherwise the last dialog that closes would
 * dispose it before the page behind it is visible to screen readers again (`aria-hidden`). Not part of the theme,
 * which the sign-in page loads: this code is 18 kB.
 */
export function FocusWatch() {
  useFocusFinders();
  return null;
}
