import { useFocusFinders } from '@fluentui/react-components';

/**
 * Keeps Fluent's focus management active as long as the app is open. Otherwise the last dialog that closes would
 * dispose it before the page behind the dialog is visible to screen readers again (`aria-hidden`). It isn't part of the
 * theme provider, because the sign-in page loads that, and this code is 18 kB.
 */
export function FocusWatch() {
  useFocusFinders();
  return null;
}
