import { makeResetStyles, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { GRID_IS_TABLE } from './grid-width.ts';
import { hidden, useHiddenClass } from './useHiddenClass.tsx';

const useRoot = makeResetStyles({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const label = {
  ...typographyStyles.body1,
  color: tokens.colorNeutralForeground1,
  paddingBlock: tokens.spacingVerticalXXS,
  marginBottom: tokens.spacingVerticalXXS,
  maxWidth: 'max-content',
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { ...typographyStyles.body2, fontWeight: tokens.fontWeightSemibold },
} as const;

const useLabel = makeResetStyles(label);

const useCellLabel = makeResetStyles({ ...label, [GRID_IS_TABLE]: { display: 'none' } });

const useCellGroupLabel = makeResetStyles({ ...label, [GRID_IS_TABLE]: hidden });

const useCellText = makeResetStyles({ [GRID_IS_TABLE]: { display: 'none' } });

const useStates = makeStyles({
  gone: { display: 'none' },
  question: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    marginBottom: 0,
    paddingBlock: 0,
    '@media (pointer: coarse)': typographyStyles.caption1,
  },
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

/**
 * Classes of what is around a control.
 *
 * @param isRecord questions are quiet above their answers
 */
export function useFieldClasses(isRecord: boolean) {
  const { question, gone } = useStates();
  return {
    field: useRoot(),
    label: mergeClasses(useLabel(), isRecord && question),
    hiddenLabel: useHiddenClass(),
    /** A label that the head of its column shows where a grid is a table; the control says its name itself. */
    cellLabel: useCellLabel(),
    /** The same for the label that names a group of controls. */
    cellGroupLabel: useCellGroupLabel(),
    /** The same for the words beside a box to tick. */
    cellText: useCellText(),
    required: mergeClasses(useRequired(), isRecord && gone),
    hint: useHint(),
  };
}
