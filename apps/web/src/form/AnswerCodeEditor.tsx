import type { CodeEditorProps } from '@tideform/components/kit/CodeEditor.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';

const Editor = onDemand(async () => (await import('../ui/CodeEditor.tsx')).CodeEditor);

/** Editor for answers that are code. It is loaded with the first such field. */
export function AnswerCodeEditor(props: CodeEditorProps) {
  return <Editor {...props} height="lines" />;
}
