import { makeStyles, tokens } from '@fluentui/react-components';
import { ChoiceList } from '../kit/ChoiceList.tsx';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { type Choice, choiceKey, storedChoice } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { useFoundChoices } from './many/useFoundChoices.tsx';
import { chosen, type SelectProps, type SelectValue } from './select.ts';

const useStyles = makeStyles({
  scroll: {
    maxHeight: '264px',
    overflowY: 'auto',
    paddingInlineStart: tokens.spacingHorizontalS,
    marginInlineStart: '-8px',
  },
});

/** Several choices as a list of checkboxes. Answers that are no choice (any more) are listed too. */
export function MultipleChoices(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const styles = useStyles();
  const values = chosen(state.value);
  const keys = new Set(values.map(choiceKey));
  const listed = new Set(props.data.map((choice) => choiceKey(choice.value)));
  const gone = values.filter((value) => !listed.has(choiceKey(value)));
  const all: readonly Choice[] = [...props.data, ...gone.map((value) => ({ label: choiceKey(value), value }))];
  const isChosen = (choice: Choice) => keys.has(choiceKey(choice.value));
  const { choices, search } = useFoundChoices(view, all, isChosen);
  return (
    <FieldFrame view={view} labels="group">
      {search}
      <div className={styles.scroll}>
        <ChoiceList
          view={view}
          kind="checkbox"
          choices={choices}
          isChosen={isChosen}
          onChoose={(choice, isTicked) => {
            const others = values.filter((value) => choiceKey(value) !== choiceKey(choice.value));
            onChange(isTicked ? [...others, storedChoice(choice.value, props.dataType)] : others);
          }}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  );
}
