import { makeStyles, tokens } from '@fluentui/react-components';

const thinBorder = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useReviewStyles = makeStyles({
  card: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalM,
    border: thinBorder,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    minWidth: 0,
  },
  approval: { display: 'grid', gap: tokens.spacingVerticalS, minWidth: 0 },
  decision: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  fields: { display: 'grid', gap: tokens.spacingVerticalM },
  heading: { margin: 0 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  chips: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
  },
  grow: { flexGrow: 1, minWidth: 0 },
  acts: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalS },
  act: { minWidth: 0, overflowWrap: 'anywhere' },
  comment: {
    whiteSpace: 'pre-line',
    padding: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    border: thinBorder,
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
  about: { color: tokens.colorNeutralForeground2, display: 'block' },
});
