import type { CodeEditorProps } from '@tideform/components/kit/CodeEditing.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';

const Editor = onDemand(async () => (await import('../ui/CodeEditor.tsx')).CodeEditor);

/** What answers that are code are typed into. It comes with the first of them. */
export function AnswerCodeEditor(props: CodeEditorProps) {
  return <Editor {...props} height="lines" />;
}
