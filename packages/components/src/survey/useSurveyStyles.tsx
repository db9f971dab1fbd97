import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { visuallyHidden } from '../kit/classes/useHiddenClass.tsx';

const borderLine = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: tokens.spacingHorizontalS,
  gridTemplateColumns: 'minmax(120px, 2fr) repeat(var(--survey-answers), minmax(44px, 1fr))',
} as const;

/**
 * Creates the styles of a survey: a table in wide containers, a card per question in narrow ones.
 *
 * @param wide container query for the table
 */
const createTableStyles = (
  wide: string,
): Record<'head' | 'question' | 'name' | 'answers' | 'answer' | 'word', GriffelStyle> => ({
  head: { display: 'none', [wide]: columns },
  question: {
    border: borderLine,
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
  /** Answer label, hidden visually in the table because the column header shows it. */
  word: { [wide]: visuallyHidden },
});

export const useSurveyTableStyles = makeStyles(createTableStyles('@container tideform-survey (min-width: 480px)'));

/** Styles for surveys with many answers, which need a wider container for a table. */
export const useWideSurveyTableStyles = makeStyles(createTableStyles('@container tideform-survey (min-width: 720px)'));

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
  /** On a card, short answers are shown side by side. */
  short: { flexDirection: 'row', flexWrap: 'wrap' },
});
