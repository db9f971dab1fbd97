import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '32px',
    minHeight: '32px',
    padding: 0,
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: `${tokens.strokeWidthThin} solid transparent`,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
    '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' },
  },
  on: {
    color: tokens.colorBrandForeground1,
    backgroundColor: tokens.colorSubtleBackgroundSelected,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
    '@media (forced-colors: active)': { border: '2px solid Highlight' },
  },
});

interface ToolbarButtonProps {
  readonly label: string;
  /** Pressed state of a toggle button. Absent for other buttons. */
  readonly isOn?: boolean | undefined;
  readonly isOff?: boolean;
  /** Expanded state of a button that opens a panel. */
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Toolbar button that keeps the text selection when pressed. */
export function ToolbarButton({ label, isOn, isOff = false, isExpanded, onPress, children }: ToolbarButtonProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-expanded={isExpanded}
      disabled={isOff}
      className={mergeClasses(styles.button, isOn && styles.on)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
