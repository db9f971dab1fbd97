import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Message that something is being edited in another tab or by another user, with a button for taking over. */
export function TakeOverBar(props: {
  readonly children: ReactNode;
  readonly action: string;
  readonly onTakeOver: () => void;
  readonly isBusy?: boolean;
  readonly className?: string;
}) {
  const { children, action, onTakeOver: onTake, isBusy = false, className } = props;
  return (
    <MessageBar intent="info" className={className}>
      <MessageBarBody>{children}</MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={isBusy} onClick={onTake}>
          {action}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
