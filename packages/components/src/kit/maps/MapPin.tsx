import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  pin: {
    position: 'absolute',
    left: '50%',
    top: '50%',
    width: '40px',
    height: '52px',
    marginLeft: '-20px',
    marginTop: '-50px',
    pointerEvents: 'none',
    // The pin has the same color in every theme, because map tiles are always light.
    fill: tokens.colorBrandBackgroundStatic,
    stroke: tokens.colorNeutralForegroundStaticInverted,
    filter: `drop-shadow(0 1px 2px ${tokens.colorNeutralShadowKey})`,
    '@media (forced-colors: active)': { fill: 'Highlight', stroke: 'Canvas', forcedColorAdjust: 'none' },
  },
});

/** Map pin whose tip is in the center of its container, shifted by `x` and `y` pixels. */
export function MapPin({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) {
  return (
    <svg
      viewBox="0 0 40 52"
      className={useStyles().pin}
      style={{ translate: `${x}px ${y}px` }}
      strokeWidth="2.5"
      aria-hidden
    >
      <path d="M20 2a17 17 0 0 1 17 17c0 11-12 22-17 31C15 41 3 30 3 19A17 17 0 0 1 20 2Z" />
      <circle
        cx="20"
        cy="19"
        r="5"
        fill="currentColor"
        stroke="none"
        style={{ color: tokens.colorNeutralForegroundStaticInverted }}
      />
    </svg>
  );
}
