import { Button } from '@fluentui/react-components';
import { Eye20Regular, EyeOff20Regular } from '@fluentui/react-icons';
import { formatAsText } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { getBoxClass, useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { passwordMessages } from './password.messages.ts';
import type { PasswordProps } from './password.ts';

export function PasswordView(view: ViewProps<PasswordProps, string>) {
  const classes = useFieldClassNames();
  const messages = useMessages(passwordMessages);
  const [isShown, setShown] = useState(false);
  const { props, state, onChange, onBlur } = view;
  const attributes = getControlAttributes(view);
  return (
    <FieldFrame view={view}>
      <span className={getBoxClass(classes, attributes.disabled, attributes['aria-invalid'] === true)}>
        <input
          {...attributes}
          type={isShown && !attributes.disabled ? 'text' : 'password'}
          // NOTE: `new-password` prevents browsers from filling in a saved password.
          autoComplete={props.autocomplete || 'new-password'}
          spellCheck={false}
          className={classes.bare}
          placeholder={props.placeholder || undefined}
          value={formatAsText(state.value)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        <Button
          appearance="transparent"
          icon={isShown ? <EyeOff20Regular /> : <Eye20Regular />}
          aria-label={messages.show}
          aria-pressed={isShown}
          aria-controls={view.id}
          disabled={attributes.disabled}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </FieldFrame>
  );
}
