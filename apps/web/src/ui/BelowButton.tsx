import { Popover, PopoverSurface } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** What a button has opened below itself: it has the focus, gives it back to the button, and leaves presses on the button to the button. */
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
