import { Popover, PopoverSurface } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/**
 * Popover below a button. It takes the focus, and returns it to the button when it closes. Clicks on the button are
 * handled by the button.
 */
export function ButtonPopover(props: {
  readonly button: HTMLElement;
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly className: string;
  readonly onClose: () => void;
  /**
   * Renders the content of the popover.
   * @param close closes the popover and focuses the button
   */
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
