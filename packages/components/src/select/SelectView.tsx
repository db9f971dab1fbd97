import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { boxClass, useKitClasses } from '../kit/classes/KitClasses.tsx';
import { controlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { choiceKey, storedChoice } from '../kit/read/choice.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { MultipleChoices } from './MultipleChoices.tsx';
import { chosen, type SelectProps, type SelectValue } from './select.ts';

const useStyles = makeStyles({
  select: {
    appearance: 'none',
    cursor: 'pointer',
    paddingInlineEnd: '40px',
    textOverflow: 'ellipsis',
    '> option': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
  },
  nothing: { color: tokens.colorNeutralForeground4 },
  chevron: {
    position: 'absolute',
    insetInlineEnd: tokens.spacingHorizontalMNudge,
    pointerEvents: 'none',
    color: tokens.colorNeutralStrokeAccessible,
  },
});

export function SelectView(view: ViewProps<SelectProps, SelectValue>) {
  const { props, state, onChange, onBlur } = view;
  const attributes = controlAttributes(view);
  const classes = useKitClasses();
  const box = boxClass(classes, attributes.disabled, attributes['aria-invalid'] === true);
  const styles = useStyles();
  if (props.multiple) return <MultipleChoices {...view} />;
  const key = choiceKey(chosen(state.value)[0]);
  const isListed = key === '' || props.data.some((choice) => choiceKey(choice.value) === key);
  return (
    <FieldFrame view={view}>
      <span className={box}>
        <select
          {...attributes}
          className={mergeClasses(classes.bare, styles.select, key === '' && styles.nothing)}
          value={key}
          onChange={(event) => {
            const choice = props.data.find((one) => choiceKey(one.value) === event.target.value);
            onChange(choice ? storedChoice(choice.value, props.dataType) : '');
          }}
          onBlur={onBlur}
        >
          <option value="">{props.placeholder}</option>
          {!isListed && <option value={key}>{key}</option>}
          {props.data.map((choice) => (
            <option key={choiceKey(choice.value)} value={choiceKey(choice.value)}>
              {choice.label}
            </option>
          ))}
        </select>
        <svg className={styles.chevron} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M4.5 7.5 10 13l5.5-5.5" fill="none" stroke="currentColor" strokeLinecap="round" />
        </svg>
      </span>
    </FieldFrame>
  );
}
