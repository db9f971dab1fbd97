import { makeStyles, tokens } from '@fluentui/react-components';

const chipStyles = {
  display: 'inline-block',
  maxWidth: '100%',
  boxSizing: 'border-box',
  paddingInline: tokens.spacingHorizontalSNudge,
  borderRadius: tokens.borderRadiusMedium,
  border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase300,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
  cursor: 'default',
  unicodeBidi: 'isolate',
} as const;

const useStyles = makeStyles({
  tokens: {
    '& [data-token]': {
      ...chipStyles,
      backgroundColor: tokens.colorNeutralBackground4,
      color: tokens.colorNeutralForeground2,
    },
    '& [data-token="value"]': {
      backgroundColor: tokens.colorBrandBackground2,
      color: tokens.colorBrandForeground2,
      border: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke2}`,
    },
    '& [data-token="unknown"]': {
      backgroundColor: tokens.colorStatusDangerBackground1,
      color: tokens.colorStatusDangerForeground1,
      border: `${tokens.strokeWidthThin} dashed ${tokens.colorStatusDangerBorder1}`,
    },
    '& [data-token].ProseMirror-selectednode': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`,
    },
    '@media (forced-colors: active)': {
      '& [data-token]': { border: `${tokens.strokeWidthThin} solid CanvasText` },
      '& [data-token="unknown"]': { border: `${tokens.strokeWidthThin} dashed CanvasText` },
    },
  },
});

/** Returns the class of the element around an editor that shows tokens. */
export const useTokenClass = (): string => useStyles().tokens;
