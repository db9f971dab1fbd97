/** Button to which a menu is anchored, and whether the menu is open. */
export interface MenuAnchor {
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}
