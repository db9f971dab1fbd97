import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/**
 * Header button that opens a dialog and gets the focus back when the dialog closes. Only its icon is shown on a phone.
 */
export function HeaderButton(props: {
  readonly label: string;
  readonly icon: ReactElement;
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
}) {
  const styles = useWorkflowsStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const restoreFocusProps = useRestoreFocusTarget();
  const { label, icon, isPrimary, onClick } = props;
  return (
    <Button
      {...restoreFocusProps}
      icon={icon}
      className={styles.add}
      {...(isPrimary && { appearance: 'primary' as const })}
      {...(isPhone && { 'aria-label': label })}
      onClick={onClick}
    >
      {!isPhone && label}
    </Button>
  );
}
