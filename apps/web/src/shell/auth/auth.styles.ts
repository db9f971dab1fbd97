import { makeStyles, tokens } from '@fluentui/react-components';

export const useAuthStyles = makeStyles({
  page: { minHeight: '100%', display: 'grid', placeItems: 'center', padding: '24px' },
  card: {
    width: '100%',
    maxWidth: '400px',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: tokens.spacingVerticalL,
    padding: '32px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow4,
  },
  brand: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM, color: tokens.colorBrandForeground1 },
  name: { color: tokens.colorNeutralForeground1, margin: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  choices: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    paddingTop: tokens.spacingVerticalL,
  },
});
