import { isDisabled } from '../../kit/control-attributes.ts';
import { onDemand } from '../../kit/on-demand.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { HtmlSource } from './HtmlSource.tsx';
import type { RichTextProps } from './richText.ts';

/** Rich text editor, loaded when the first rich text setting is shown. */
export const RichTextEditor = onDemand(async () => (await import('./RichTextEditor.tsx')).RichTextEditor);

/** View of a rich text setting. A disabled setting shows its HTML source. */
export function RichTextView(view: ViewProps<RichTextProps, string>) {
  return isDisabled(view) ? <HtmlSource view={view} /> : <RichTextEditor {...view} />;
}
