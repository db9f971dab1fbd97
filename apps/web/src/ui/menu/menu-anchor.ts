/** Button of a menu, and whether the menu is open. */
export interface MenuAnchor {
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}
