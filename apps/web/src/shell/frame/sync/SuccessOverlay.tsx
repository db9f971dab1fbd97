import { makeStyles, tokens } from '@fluentui/react-components';

/** Length of the check mark's path in units of its view box, for the animation. */
const checkMarkLength = 36;

const drawAnimation = { from: { strokeDashoffset: checkMarkLength }, to: { strokeDashoffset: 0 } };
const appearAnimation = { from: { opacity: 0, transform: 'scale(0.8)' }, to: { opacity: 1, transform: 'none' } };
const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '0.01ms', animationDelay: '0s' },
};

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    // Positioned above the toast, with the same width.
    insetInlineEnd: '20px',
    bottom: '136px',
    width: '292px',
    maxWidth: 'calc(100% - 40px)',
    display: 'grid',
    justifyItems: 'center',
    zIndex: 1000,
    // Lets clicks through to the content below.
    pointerEvents: 'none',
  },
  disc: {
    display: 'grid',
    placeItems: 'center',
    width: '96px',
    height: '96px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    boxShadow: tokens.shadow16,
    color: tokens.colorStatusSuccessForeground1,
    animationName: appearAnimation,
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    ...reducedMotion,
  },
  tick: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeDasharray: checkMarkLength,
    animationName: drawAnimation,
    animationDuration: tokens.durationUltraSlow,
    animationDelay: tokens.durationFast,
    animationFillMode: 'backwards',
    animationTimingFunction: tokens.curveEasyEase,
    ...reducedMotion,
  },
});

/**
 * Animated check mark that is shown above the screen after submissions have arrived. The toast below it has the text.
 */
export function SuccessOverlay() {
  const styles = useStyles();
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.disc}>
        <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
          <path className={styles.tick} d="M12 25 L20.5 33.5 L37 15" />
        </svg>
      </div>
    </div>
  );
}
