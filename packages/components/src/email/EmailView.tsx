import { formatAsText } from '@tideform/engine';
import type { ReactNode } from 'react';
import { getTextControlAttributes } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import { TextBox } from '../kit/TextBox.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { type EmailProps, email } from './email.ts';

/**
 * Email input.
 * NOTE: not `type="email"`, because browsers trim such inputs silently and validate them with their own rules.
 */
export function EmailView(view: ViewProps<EmailProps, string>): ReactNode {
  const { props, state, onChange, onBlur } = view;
  if (view.props.multiple) return renderMultipleAnswers(view, EmailView);
  return (
    <FieldFrame view={view}>
      <TextBox
        {...getTextControlAttributes(view)}
        type="text"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={props.autocomplete || 'email'}
        before={props.prefix}
        after={props.suffix}
        placeholder={props.placeholder || undefined}
        value={formatAsText(state.value)}
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
