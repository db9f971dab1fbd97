import { makeStyles, tokens } from '@fluentui/react-components';

export const useMailsStyles = makeStyles({
  surface: { maxWidth: '640px' },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
  mail: {
    display: 'grid',
    gap: tokens.spacingVerticalXS,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    overflowWrap: 'anywhere',
  },
  about: { color: tokens.colorNeutralForeground2 },
  bad: { color: tokens.colorPaletteRedForeground1 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    // Cuts long time zone names, so that the field keeps its width.
    '& .fui-Field': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& select': { width: '100%', minWidth: 0, textOverflow: 'ellipsis' },
  },
  pair: {
    display: 'grid',
    gap: tokens.spacingVerticalM,
    columnGap: tokens.spacingHorizontalM,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    alignItems: 'start',
    '& > *': { minWidth: 0 },
  },
  chips: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXS,
  },
  center: { display: 'flex', justifyContent: 'center', padding: tokens.spacingVerticalXXL },
});
