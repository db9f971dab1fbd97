import { isDisabled } from '../../kit/control-attributes.ts';
import { onDemand } from '../../kit/on-demand.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { HtmlSource } from './HtmlSource.tsx';
import type { RichTextProps } from './richText.ts';

/** Loaded when the first rich text setting is shown. */
export const RichTextEditor = onDemand(async () => (await import('./RichTextEditor.tsx')).RichTextEditor);

/** Editor of rich text. A disabled setting shows its source. */
export function RichTextView(view: ViewProps<RichTextProps, string>) {
  return isDisabled(view) ? <HtmlSource view={view} /> : <RichTextEditor {...view} />;
}
