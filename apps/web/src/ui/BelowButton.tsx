import { Popover, PopoverSurface } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/**
 * Popover below a button. It has the focus, returns it to the button on closing, and leaves clicks on the button to
 * the button.
 */
export function BelowButton(props: {
  readonly button: HTMLElement;
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly className: string;
  readonly onClose: () => void;
  /** @param close closes it, with the focus on the button again */
  readonly children: (close: () => void) => ReactNode;
}) {
  const { button, label, align, className, onClose, children } = props;
  const close = () => {
    button.focus();
    onClose();
  };
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: button, position: 'below', align, overflowBoundaryPadding: 8 }}
      onOpenChange={(event, { open }) => {
        const isOnButton = event.target instanceof Node && button.contains(event.target);
        if (!open && !isOnButton) close();
      }}
    >
      <PopoverSurface className={className} aria-label={label}>
        {children(close)}
      </PopoverSurface>
    </Popover>
  );
}
