import { useMessages } from '@tideform/i18n/react';
import { getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { textfieldMessages } from './textfield.messages.ts';
import type { TextfieldProps, TextfieldValue } from './textfield.ts';

interface MaskSelectProps {
  readonly view: ViewProps<TextfieldProps, TextfieldValue>;
  readonly masks: TextfieldProps['inputMasks'];
  readonly chosen: string | undefined;
  readonly onChoose: (label: string) => void;
}

/** List for choosing the mask of a text field. */
export function MaskSelect({ view, masks, chosen, onChoose }: MaskSelectProps) {
  const messages = useMessages(textfieldMessages);
  return (
    <SelectBox
      aria-label={messages.kind}
      aria-describedby={getLabelId(view.id)}
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
