import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useListStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  listItem: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    minHeight: '72px',
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: line,
  },
  current: {
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: `inset 3px 0 ${tokens.colorCompoundBrandStroke}`,
  },
  /* The whole row is pressed. */
  listTitle: {
    ...typographyStyles.body1Strong,
    padding: 0,
    overflow: 'hidden',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    border: 'none',
    '::before': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::before': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
  },
  listMenu: { position: 'relative' },
  listText: { flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' },
  quiet: { color: tokens.colorNeutralForeground3 },
});
