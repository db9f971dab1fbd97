import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Says that something is edited elsewhere, in another tab or by another person, and offers to edit it here. */
export function TakeOverBar(props: {
  readonly children: ReactNode;
  readonly action: string;
  readonly onTake: () => void;
  readonly isBusy?: boolean;
  readonly className?: string;
}) {
  const { children, action, onTake, isBusy = false, className } = props;
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
