import { makeStyles, tokens } from '@fluentui/react-components';

export const useFilterStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: tokens.spacingHorizontalM,
    '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  day: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  values: {
    display: 'flex',
    flexDirection: 'column',
    maxHeight: '45vh',
    overflowY: 'auto',
    margin: 0,
    padding: 0,
    border: 'none',
  },
  count: { color: tokens.colorNeutralForeground3 },
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    paddingBlock: tokens.spacingVerticalSNudge,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    flexShrink: 0,
  },
  chip: {
    display: 'flex',
    maxWidth: '100%',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
  },
  chipText: {
    display: 'block',
    minWidth: 0,
    maxWidth: '320px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorBrandForeground2,
  },
});
