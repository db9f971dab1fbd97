import { makeResetStyles, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { GRID_IS_TABLE } from './grid-width.ts';
import { hidden, useHiddenClass } from './useHiddenClass.tsx';

/** NOTE: where a page is wider than usual, for a grid in it, what one types into is not. */
const useRoot = makeResetStyles({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: 'var(--tideform-field-most, none)',
});

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
  group: { maxWidth: 'none' },
  /* What has no box whose edge could say so. Within the padding of what is around, and so that nothing moves. */
  wrong: {
    position: 'relative',
    '::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-10px',
      borderInlineStartWidth: tokens.strokeWidthThicker,
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorPaletteRedBorder2,
    },
  },
  wrongInRow: { '::before': { insetInlineStart: '-4px' } },
  question: {
    ...typographyStyles.caption1,
    color: tokens.colorNeutralForeground2,
    marginBottom: 0,
    paddingBlock: 0,
    '@media (pointer: coarse)': typographyStyles.caption1,
  },
});

const ROOM = '@container tideform-form (min-width: 521px)';

const beside = {
  [ROOM]: {
    display: 'grid',
    columnGap: tokens.spacingHorizontalM,
    alignItems: 'start',
    '> *': { gridColumn: 2 },
    '> :first-child': { gridColumn: 1, gridRow: '1 / span 3', marginBottom: 0, paddingTop: '6px' },
  },
} as const;

const startSide = { [ROOM]: { gridTemplateColumns: 'var(--label-width) minmax(0, 1fr)' } } as const;

/* The label stays first for who hears the page; it is drawn after its control. */
const endSide = {
  [ROOM]: {
    gridTemplateColumns: 'minmax(0, 1fr) var(--label-width)',
    '> *': { gridColumn: 1 },
    '> :first-child': { gridColumn: 2 },
  },
} as const;

const atEnd = { [ROOM]: { '> :first-child': { justifySelf: 'end', textAlign: 'end' } } } as const;

const usePlaces = makeStyles({
  beside,
  startSide,
  endSide,
  atEnd,
  below: { '> :first-child': { order: 1, marginBottom: 0, marginTop: tokens.spacingVerticalXXS } },
});

const useRequired = makeResetStyles({
  color: tokens.colorPaletteRedForeground3,
  paddingInlineStart: tokens.spacingHorizontalXS,
});

const useHint = makeResetStyles({
  ...typographyStyles.caption1,
  color: tokens.colorNeutralForeground3,
  marginTop: tokens.spacingVerticalXXS,
  // Words of the other direction stand where their control begins, too.
  maxWidth: 'max-content',
});

/**
 * Classes of what is around a control.
 *
 * @param isRecord questions are quiet above their answers
 */
export function useFieldClasses(isRecord: boolean) {
  const { question, gone, group, wrong, wrongInRow } = useStates();
  const field = useRoot();
  return {
    field,
    /** Several controls that are one answer. */
    group: mergeClasses(field, group),
    /** Beside the class of a group in which something is wrong, in every theme. */
    wrongGroup: wrong!,
    wrongGroupInRow: mergeClasses(wrong, wrongInRow),
    ...usePlacedClasses(field),
    label: mergeClasses(useLabel(), isRecord && question),
    hiddenLabel: useHiddenClass(),
    /** A label that the head of its column shows where a grid is a table; the control says its name itself. */
    cellLabel: mergeClasses(useCellLabel(), isRecord && question),
    /** The same for the label that names a group of controls. */
    cellGroupLabel: mergeClasses(useCellGroupLabel(), isRecord && question),
    /** The same for the words beside a box to tick. */
    cellText: useCellText(),
    required: mergeClasses(useRequired(), isRecord && gone),
    hint: useHint(),
  };
}

/** The field by where its label stands, where there is room for it. */
function usePlacedClasses(field: string) {
  const { beside, startSide, endSide, atEnd, below } = usePlaces();
  return {
    'left-left': mergeClasses(field, beside, startSide),
    'left-right': mergeClasses(field, beside, startSide, atEnd),
    'right-left': mergeClasses(field, beside, endSide),
    'right-right': mergeClasses(field, beside, endSide, atEnd),
    bottom: mergeClasses(field, below),
  };
}
