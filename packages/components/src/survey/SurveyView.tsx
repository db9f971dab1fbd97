import { type GriffelStyle, makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import { CheckInput } from '../kit/CheckInput.tsx';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { visuallyHidden } from '../kit/classes/useHiddenClass.tsx';
import { getErrorsId, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { InfoTip } from '../kit/InfoTip.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import {
  getQuestionAnswer,
  MAX_ANSWERS_IN_MEDIUM_TABLE,
  type SurveyLine,
  type SurveyProps,
  type SurveyValue,
} from './survey.ts';

type SurveyViewProps = ViewProps<SurveyProps, SurveyValue>;

const MAX_ANSWERS_IN_NARROW_TABLE = 3;

export function SurveyView(view: SurveyViewProps) {
  const styles = useSurveyStyles();
  const { id, props, onBlur } = view;
  const [table, wide] = [useSurveyTableStyles(), useWideSurveyTableStyles()];
  const classes = props.values.length > MAX_ANSWERS_IN_MEDIUM_TABLE ? wide : table;
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup
        view={view}
        className={styles.root}
        style={{ '--survey-answers': props.values.length } as CSSProperties}
        onLeave={onBlur}
      >
        <div aria-hidden className={classes.head}>
          <span />
          {props.values.map((answer) => (
            <span key={answer.value} className={styles.headWord}>
              <bdi>{answer.label}</bdi>
            </span>
          ))}
        </div>
        {props.questions.map((question, index) => (
          <SurveyQuestion
            key={question.value}
            {...{ view, question, table: classes }}
            id={index === 0 ? id : `${id}-${index}`}
          />
        ))}
      </ControlGroup>
    </FieldFrame>
  );
}

interface SurveyQuestionProps {
  readonly view: SurveyViewProps;
  readonly question: SurveyLine;
  /** CSS classes for the layout in containers wide enough for a table with all answers. */
  readonly table: ReturnType<typeof useSurveyTableStyles>;
  readonly id: string;
}

function SurveyQuestion({ view, question, table, id }: SurveyQuestionProps) {
  const { props, state, onChange } = view;
  const styles = useSurveyStyles();
  const chosen = getQuestionAnswer(question.value, state.value);
  const isMissing = state.issues.length > 0 && state.required && chosen === '';
  const nameId = getLabelId(`${id}-question`);
  const name = (
    <div id={nameId} className={mergeClasses(styles.name, table.name, isMissing && styles.missing)}>
      <bdi>{question.label}</bdi>
    </div>
  );
  const isShort = props.values.every(({ label }) => label.length <= MAX_ANSWERS_IN_NARROW_TABLE);
  return (
    <div
      role="radiogroup"
      aria-labelledby={nameId}
      aria-required={state.required || undefined}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? getErrorsId(view.id) : undefined}
      className={table.question}
    >
      <div>
        {question.tooltip === '' ? (
          name
        ) : (
          <InfoTip id={nameId} about={question.label} html={question.tooltip}>
            {name}
          </InfoTip>
        )}
      </div>
      <div className={mergeClasses(table.answers, isShort && styles.short)}>
        {props.values.map((answer, index) => (
          <div key={answer.value} className={table.answer}>
            <CheckInput
              kind="radio"
              id={index === 0 ? id : `${id}-answer-${index}`}
              name={id}
              label={<span className={table.word}>{answer.label}</span>}
              isSelected={answer.value === chosen}
              isDisabled={isDisabled(view)}
              onToggle={() => onChange({ ...state.value, [question.value]: answer.value })}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

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

const useSurveyTableStyles = makeStyles(createTableStyles('@container tideform-survey (min-width: 480px)'));

/** Styles for surveys with many answers, which need a wider container for a table. */
const useWideSurveyTableStyles = makeStyles(createTableStyles('@container tideform-survey (min-width: 720px)'));

const useSurveyStyles = makeStyles({
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
