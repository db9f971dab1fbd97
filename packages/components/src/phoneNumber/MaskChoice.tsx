import { boxClass, useKitClasses } from '../kit/classes/KitClasses.tsx';
import { type FieldView, isDisabled, labelId } from '../kit/control-attributes.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { choosableMasks, type PhoneNumberProps } from './phoneNumber.ts';
import { PHONE_WORDS } from './phoneNumber.words.ts';

interface MaskChoiceProps {
  readonly view: FieldView & Pick<ViewProps<PhoneNumberProps>, 'props'>;
  readonly mask: string;
  readonly onChoose: (maskName: string) => void;
}

/** Which of several ways to write a phone number is used. */
export function MaskChoice({ view, mask, onChoose }: MaskChoiceProps) {
  const classes = useKitClasses();
  const id = `${view.id}-mask`;
  const masks = choosableMasks(view.props);
  return (
    <span className={boxClass(classes, isDisabled(view), false)}>
      <select
        id={id}
        aria-label={PHONE_WORDS.kind}
        aria-describedby={labelId(view.id)}
        className={classes.bare}
        disabled={isDisabled(view)}
        value={masks.find((one) => one.mask === mask)?.label}
        onChange={(event) => onChoose(event.target.value)}
      >
        {masks.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </span>
  );
}
