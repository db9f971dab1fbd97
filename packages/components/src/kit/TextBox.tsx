import { makeResetStyles, tokens } from '@fluentui/react-components';
import type { InputHTMLAttributes } from 'react';
import { useBareClass, useBoxClass } from './useBoxClass.tsx';

const useAffix = makeResetStyles({
  flexShrink: 0,
  maxWidth: '50%',
  color: tokens.colorNeutralForeground3,
  paddingInline: tokens.spacingHorizontalMNudge,
  '& + input': { paddingInlineStart: tokens.spacingHorizontalXXS },
});

interface TextBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly before?: string;
  readonly after?: string;
}

/** A native input that looks like Fluent's, with words before and after what one types. */
export function TextBox({ before = '', after = '', ...input }: TextBoxProps) {
  const box = useBoxClass(input.disabled === true, input['aria-invalid'] === true);
  const bare = useBareClass();
  const affix = useAffix();
  return (
    <span className={box}>
      {before !== '' && <span className={affix}>{before}</span>}
      <input {...input} className={bare} />
      {after !== '' && <span className={affix}>{after}</span>}
    </span>
  );
}
