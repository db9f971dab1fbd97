import type { ReactNode } from 'react';
import { onDemand } from '../kit/on-demand.tsx';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { PlainAnswer } from './PlainAnswer.tsx';
import type { TextareaProps, TextareaValue } from './textarea.ts';

/** Editors that are loaded on demand, because few forms use rich text or code. */
const editors = {
  rich: onDemand(async () => (await import('./RichAnswer.tsx')).RichAnswer),
  code: onDemand(async () => (await import('./CodeAnswer.tsx')).CodeAnswer),
};

/** Loads the editors for rich text and code. */
export const loadTextareaEditors = (): Promise<unknown> => Promise.all([editors.rich.load(), editors.code.load()]);

export function TextareaView(view: ViewProps<TextareaProps, TextareaValue>): ReactNode {
  const { multiple, editor } = view.props;
  if (multiple) return renderMultipleAnswers(view, TextareaView);
  const Answer = editor === 'plain' ? PlainAnswer : editors[editor];
  return <Answer {...view} />;
}

TextareaView.isPlain = true as const;
