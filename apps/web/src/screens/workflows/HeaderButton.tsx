import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Opens a dialog, and has the focus back after it. On a phone its picture alone. */
export function HeaderButton(props: {
  readonly label: string;
  readonly icon: ReactElement;
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
}) {
  const styles = useWorkflowsStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const goesBack = useRestoreFocusTarget();
  const { label, icon, isPrimary, onClick } = props;
  return (
    <Button
      {...goesBack}
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
