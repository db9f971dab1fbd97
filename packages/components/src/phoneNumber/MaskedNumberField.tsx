import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { type FieldView, getLabelId, isDisabled } from '../kit/control-attributes.ts';
import { SelectBox } from '../kit/SelectBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { phoneMessages } from './phoneNumber.messages.ts';
import { listChoosableMasks, type PhoneNumberProps } from './phoneNumber.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(112px, 1fr) 3fr',
    gap: tokens.spacingHorizontalS,
  },
});

interface MaskedNumberFieldProps {
  readonly view: FieldView & Pick<ViewProps<PhoneNumberProps>, 'props'>;
  readonly mask: string;
  readonly onChoose: (maskName: string) => void;
  /** Input for the phone number. */
  readonly children: ReactNode;
}

/** Phone number input, next to a list for choosing its mask. */
export function MaskedNumberField({ view, mask, onChoose, children }: MaskedNumberFieldProps) {
  const messages = useMessages(phoneMessages);
  const masks = listChoosableMasks(view.props);
  return (
    <div className={useStyles().row}>
      <SelectBox
        id={`${view.id}-mask`}
        aria-label={messages.kind}
        aria-describedby={getLabelId(view.id)}
        disabled={isDisabled(view)}
        value={masks.find((one) => one.mask === mask)?.label}
        onChange={(event) => onChoose(event.target.value)}
      >
        {masks.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectBox>
      {children}
    </div>
  );
}
