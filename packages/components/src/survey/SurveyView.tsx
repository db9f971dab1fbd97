import { mergeClasses } from '@fluentui/react-components';
import type { CSSProperties } from 'react';
import { CheckInput } from '../kit/CheckInput.tsx';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { errorsId, isDisabled, labelId } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { InfoTip } from '../kit/InfoTip.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { FEW_ANSWERS, getAnswer, type SurveyLine, type SurveyProps, type SurveyValue } from './survey.ts';
import { useSurveyStyles, useTable, useWideTable } from './useSurveyClasses.tsx';

type View = ViewProps<SurveyProps, SurveyValue>;

const SHORT = 3;

export function SurveyView(view: View) {
  const styles = useSurveyStyles();
  const { id, props, onBlur } = view;
  const [table, wide] = [useTable(), useWideTable()];
  const classes = props.values.length > FEW_ANSWERS ? wide : table;
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
          <Question
            key={question.value}
            {...{ view, question, table: classes }}
            id={index === 0 ? id : `${id}-${index}`}
          />
        ))}
      </ControlGroup>
    </FieldFrame>
  );
}

interface QuestionProps {
  readonly view: View;
  readonly question: SurveyLine;
  /** CSS classes for the layout in containers wide enough for a table with all answers. */
  readonly table: ReturnType<typeof useTable>;
  readonly id: string;
}

function Question({ view, question, table, id }: QuestionProps) {
  const { props, state, onChange } = view;
  const styles = useSurveyStyles();
  const chosen = getAnswer(question.value, state.value);
  const isMissing = state.issues.length > 0 && state.required && chosen === '';
  const nameId = labelId(`${id}-question`);
  const name = (
    <div id={nameId} className={mergeClasses(styles.name, table.name, isMissing && styles.missing)}>
      <bdi>{question.label}</bdi>
    </div>
  );
  const isShort = props.values.every(({ label }) => label.length <= SHORT);
  return (
    <div
      role="radiogroup"
      aria-labelledby={nameId}
      aria-required={state.required || undefined}
      aria-invalid={isMissing || undefined}
      aria-describedby={isMissing ? errorsId(view.id) : undefined}
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
