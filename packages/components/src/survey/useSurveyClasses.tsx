import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { hidden } from '../kit/classes/useHiddenClass.tsx';

const line = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: tokens.spacingHorizontalS,
  gridTemplateColumns: 'minmax(120px, 2fr) repeat(var(--survey-answers), minmax(44px, 1fr))',
} as const;

/**
 * Styles of a survey that is a table in wide containers and a card per question in narrow ones.
 * @param wide container query of the table
 */
const asTable = (wide: string): Record<'head' | 'question' | 'name' | 'answers' | 'answer' | 'word', GriffelStyle> => ({
  head: { display: 'none', [wide]: columns },
  question: {
    border: line,
    borderRadius: tokens.borderRadiusMedium,
    padding: tokens.spacingHorizontalM,
    marginBottom: tokens.spacingVerticalS,
    [wide]: {
      ...columns,
      borderTopStyle: 'none',
      borderInlineStyle: 'none',
      borderRadius: tokens.borderRadiusNone,
      paddingInline: tokens.spacingHorizontalNone,
      paddingBlock: tokens.spacingVerticalXXS,
      marginBottom: tokens.spacingVerticalNone,
    },
  },
  name: { fontWeight: tokens.fontWeightSemibold, [wide]: { fontWeight: tokens.fontWeightRegular } },
  answers: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    marginInlineStart: '-8px',
    [wide]: { display: 'contents' },
  },
  answer: { [wide]: { justifySelf: 'center', '> label': { paddingInlineEnd: tokens.spacingHorizontalNone } } },
  /** Hidden visually, because the column header shows it. */
  word: { [wide]: hidden },
});

export const useTable = makeStyles(asTable('@container tideform-survey (min-width: 480px)'));

/** For surveys with many answers. */
export const useWideTable = makeStyles(asTable('@container tideform-survey (min-width: 720px)'));

export const useSurveyStyles = makeStyles({
  root: { containerType: 'inline-size', containerName: 'tideform-survey' },
  headWord: {
    ...typographyStyles.caption1,
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
    paddingBlock: tokens.spacingVerticalXS,
    overflowWrap: 'anywhere',
  },
  name: { ...typographyStyles.body1, minWidth: 0, overflowWrap: 'anywhere' },
  missing: {
    color: tokens.colorPaletteRedForeground1,
    '@media (forced-colors: active)': { textDecorationLine: 'underline' },
  },
  /** Short answers are side by side on a card. */
  short: { flexDirection: 'row', flexWrap: 'wrap' },
});
