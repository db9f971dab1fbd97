import { mergeClasses } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import { CheckInput } from '../kit/CheckInput.tsx';
import { ControlGroup } from '../kit/ControlGroup.tsx';
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
import { useSurveyStyles, useSurveyTableStyles, useWideSurveyTableStyles } from './useSurveyStyles.tsx';

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
