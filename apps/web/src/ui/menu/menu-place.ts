/** The button that a menu belongs to, and whether it is open. */
export interface MenuPlace {
  readonly button: HTMLElement;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}
