import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useTreeStyles = makeStyles({
  room: { containerType: 'inline-size', containerName: 'tideform-tree', minWidth: 0, textAlign: 'start' },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
  },
  below: {
    marginBlockStart: tokens.spacingVerticalM,
    paddingInlineStart: tokens.spacingHorizontalL,
    borderInlineStartWidth: tokens.strokeWidthThick,
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke2,
    '@container tideform-tree (max-width: 480px)': { paddingInlineStart: tokens.spacingHorizontalS },
  },
  card: { border: line, borderRadius: tokens.borderRadiusLarge, padding: '8px 16px 16px', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minHeight: '40px' },
  number: { ...typographyStyles.body1Strong, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  button: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  note: { ...typographyStyles.body1, color: tokens.colorNeutralForeground3, margin: 0 },
});
