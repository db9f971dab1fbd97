import { useWords } from '@tideform/words/react';
import { isDisabled, labelId } from '../kit/control-attributes.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { TextfieldProps, TextfieldValue } from './textfield.ts';
import { textfieldWords } from './textfield.words.ts';

interface MaskChoiceProps {
  readonly view: ViewProps<TextfieldProps, TextfieldValue>;
  readonly masks: TextfieldProps['inputMasks'];
  readonly chosen: string | undefined;
  readonly onChoose: (label: string) => void;
}

/** Which kind of text it is: each has a mask of its own. */
export function MaskChoice({ view, masks, chosen, onChoose }: MaskChoiceProps) {
  const words = useWords(textfieldWords);
  return (
    <SelectBox
      aria-label={words.kind}
      aria-describedby={labelId(view.id)}
      disabled={isDisabled(view)}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {masks.map(({ label }) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </SelectBox>
  );
}
