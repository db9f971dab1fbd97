import { makeResetStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useHiddenClass } from './useHiddenClass.tsx';

const useRoot = makeResetStyles({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const useLabel = makeResetStyles({
  ...typographyStyles.body1,
  color: tokens.colorNeutralForeground1,
  paddingBlock: tokens.spacingVerticalXXS,
  marginBottom: tokens.spacingVerticalXXS,
  maxWidth: 'max-content',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { ...typographyStyles.body2, fontWeight: tokens.fontWeightSemibold },
});

const useRequired = makeResetStyles({
  color: tokens.colorPaletteRedForeground3,
  paddingInlineStart: tokens.spacingHorizontalXS,
});

const useHint = makeResetStyles({
  ...typographyStyles.caption1,
  color: tokens.colorNeutralForeground3,
  marginTop: tokens.spacingVerticalXXS,
});

/** Classes of what is around a control. */
export function useFieldClasses() {
  return {
    field: useRoot(),
    label: useLabel(),
    hiddenLabel: useHiddenClass(),
    required: useRequired(),
    hint: useHint(),
  };
}
