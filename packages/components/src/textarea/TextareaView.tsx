import type { ReactNode } from 'react';
import { onDemand } from '../kit/on-demand.tsx';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import type { TextareaProps, TextareaValue } from './textarea.ts';

/** Few forms ask for formatted text, or for code. */
const editors = {
  rich: onDemand(async () => (await import('./RichAnswer.tsx')).RichAnswer),
  code: onDemand(async () => (await import('./CodeAnswer.tsx')).CodeAnswer),
};

/** Fetches what formatted text and code are written with. */
export const loadTextareaEditors = (): Promise<unknown> => Promise.all([editors.rich.load(), editors.code.load()]);

export function TextareaView(view: ViewProps<TextareaProps, TextareaValue>): ReactNode {
  const { multiple, editor } = view.props;
  if (multiple) return severalAnswers(view, TextareaView);
  const Answer = editor === 'plain' ? PlainAnswer : editors[editor];
  return <Answer {...view} />;
}

TextareaView.isPlain = true as const;
