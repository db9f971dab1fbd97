import { makeStyles, tokens } from '@fluentui/react-components';

export const useMultiSelectionBarStyles = makeStyles({
  bar: {
    flexShrink: 0,
    alignSelf: 'center',
    flexWrap: 'wrap',
    justifyContent: 'center',
    maxWidth: '100%',
    boxSizing: 'border-box',
    margin: '0 8px 12px',
    padding: '4px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
  },
  count: { paddingInline: '8px', whiteSpace: 'nowrap' },
  tool: { '@media (pointer: coarse)': { minWidth: '44px', height: '44px' } },
  divider: { '@media (max-width: 900px)': { display: 'none' } },
  indent: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
});
