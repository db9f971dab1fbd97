import { makeStyles, tokens } from '@fluentui/react-components';
import { MapPin } from './MapPin.tsx';

const useStyles = makeStyles({
  spot: {
    position: 'relative',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground3,
    backgroundImage: `linear-gradient(${tokens.colorNeutralStroke2} 1px, transparent 1px), linear-gradient(90deg, ${tokens.colorNeutralStroke2} 1px, transparent 1px)`,
    backgroundSize: '32px 32px',
    backgroundPosition: 'center',
  },
});

/** Placeholder with a pin for a known location when no maps are available. */
export function MapPlaceholder({ label, height }: { readonly label: string; readonly height: number }) {
  return (
    <div role="img" aria-label={label} className={useStyles().spot} style={{ height }}>
      <MapPin />
    </div>
  );
}
