import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add16Regular, Dismiss16Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { ControlGroup } from '../kit/ControlGroup.tsx';
import { describedAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { kitWords } from '../kit/words/kit.words.ts';
import { entries, inCase, type TextfieldProps, type TextfieldValue } from './textfield.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, alignItems: 'start' },
  row: { display: 'flex', gap: tokens.spacingHorizontalXS, width: '100%', '> span': { flexGrow: 1 } },
});

/** A list of texts. Entries are told apart by their position: they are all there is. */
export function MultipleTexts(view: ViewProps<TextfieldProps, TextfieldValue>) {
  const styles = useStyles();
  const words = useWords(kitWords);
  const { id, definition, props, state, onChange, onBlur } = view;
  const { 'aria-invalid': isWrong } = describedAttributes(view);
  const isOff = isDisabled(view);
  const label = fieldLabel(definition);
  const texts = entries(state.value);
  const replace = (index: number, ...by: string[]) => onChange(texts.toSpliced(index, 1, ...by));
  return (
    <FieldFrame view={view} labels="group">
      <ControlGroup view={view} className={styles.root}>
        {texts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text is its position
          <div key={index} className={styles.row}>
            <TextBox
              id={index === 0 ? id : `${id}-${index}`}
              aria-label={words.entryOf({ label, position: index + 1 })}
              aria-invalid={isWrong}
              disabled={isOff}
              dir="auto"
              before={props.prefix}
              after={props.suffix}
              placeholder={props.placeholder || undefined}
              value={text}
              onChange={(event) => replace(index, inCase(event.target.value, props.case))}
              onBlur={onBlur}
            />
            <Button
              appearance="subtle"
              icon={<Dismiss16Regular />}
              aria-label={words.removeEntry({ label, position: index + 1 })}
              disabled={isOff || texts.length === 1}
              onClick={() => replace(index)}
            />
          </div>
        ))}
        <Button size="small" icon={<Add16Regular />} disabled={isOff} onClick={() => onChange([...texts, ''])}>
          {words.addAnother}
        </Button>
      </ControlGroup>
    </FieldFrame>
  );
}
