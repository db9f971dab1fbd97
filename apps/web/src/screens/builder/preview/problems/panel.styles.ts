import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

export const panelBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

/** Shared styles of the panels below a preview. */
export const usePanelStyles = makeStyles({
  panel: {
    padding: '16px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: panelBorder,
    borderRadius: tokens.borderRadiusXLarge,
  },
  title: { ...typographyStyles.subtitle2, margin: 0 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  place: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground3 },
});
