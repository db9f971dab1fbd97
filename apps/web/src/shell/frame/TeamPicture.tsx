import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { getInitials } from '@tideform/components/kit/people/initials-of.ts';
import type { TeamRow } from '@tideform/sync';
import { getTint, tintColors } from '../../ui/icons/IconTile.tsx';

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    width: '28px',
    height: '28px',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
    boxSizing: 'border-box',
    objectFit: 'cover',
    display: 'grid',
    placeItems: 'center',
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase100,
    fontWeight: tokens.fontWeightSemibold,
  },
  large: { width: '36px', height: '36px', fontSize: tokens.fontSizeBase300 },
});

/** Picture of a team, or its initials. It is decorative, because the team's name is next to it. */
export function TeamPicture({ team, isLarge = false }: { readonly team: TeamRow; readonly isLarge?: boolean }) {
  const styles = useStyles();
  const className = mergeClasses(styles.root, isLarge && styles.large);
  if (team.imageDataUrl) return <img className={className} src={team.imageDataUrl} alt="" />;
  return (
    <span className={className} style={{ backgroundColor: tintColors[getTint(team.id)] }} aria-hidden="true">
      {getInitials(team.displayName)}
    </span>
  );
}
