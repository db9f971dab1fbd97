import { useMessages } from '@tideform/i18n/react';
import { SelectBox } from '../../kit/SelectBox.tsx';
import { conditionBuilderMessages } from './condition-builder.messages.ts';

/** Labels for the effect of a condition, such as showing or hiding a field. */
export interface ConditionEffectMessages {
  readonly label: string;
  readonly yes: string;
  readonly no: string;
}

interface ConditionEffectSelectProps {
  readonly show: boolean;
  readonly disabled: boolean;
  readonly messages: ConditionEffectMessages;
  readonly onChange: (show: boolean) => void;
}

/** Select for whether a condition shows or hides the component. */
export function ConditionEffectSelect({ show, disabled, messages, onChange }: ConditionEffectSelectProps) {
  return (
    <SelectBox
      aria-label={messages.label}
      disabled={disabled}
      value={String(show)}
      onChange={(event) => onChange(event.target.value === 'true')}
    >
      <option value="true">{messages.yes}</option>
      <option value="false">{messages.no}</option>
    </SelectBox>
  );
}

interface ConjunctionSelectProps {
  readonly label: string;
  readonly isAny: boolean;
  readonly disabled: boolean;
  readonly onChange: (isAny: boolean) => void;
}

/** Select for whether all conditions must be met, or any of them. */
export function ConjunctionSelect({ label, isAny, disabled, onChange }: ConjunctionSelectProps) {
  const { all, any } = useMessages(conditionBuilderMessages);
  return (
    <SelectBox
      aria-label={label}
      disabled={disabled}
      value={isAny ? 'any' : 'all'}
      onChange={(event) => onChange(event.target.value === 'any')}
    >
      <option value="all">{all}</option>
      <option value="any">{any}</option>
    </SelectBox>
  );
}
