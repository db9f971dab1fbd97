import { wordOf } from '@tideform/engine';
import type { ReactNode } from 'react';
import { typingAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { type EmailProps, email } from './email.ts';

/** NOTE: not `type="email"`: browsers trim such inputs behind our back and judge them by rules of their own. */
export function EmailView(view: ViewProps<EmailProps, string>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  if (view.props.multiple) return severalAnswers(view, EmailView);
  return (
    <FieldFrame view={view}>
      <TextBox
        {...typingAttributes(view)}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={props.autocomplete || 'email'}
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || undefined}
        value={wordOf(state.value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          const stored = email.normalize(state.value, props);
          if (stored !== state.value) onChange(stored);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
