import { isDisabled } from '../../kit/control-attributes.ts';
import { onDemand } from '../../kit/on-demand.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { HtmlSource } from './HtmlSource.tsx';
import type { RichTextProps } from './richText.ts';

/** Fetched with the first text that is looked at. */
export const WrittenText = onDemand(async () => (await import('./WrittenText.tsx')).WrittenText);

/** A setting that is formatted text. Where nothing can be changed its source is shown. */
export function RichTextView(view: ViewProps<RichTextProps, string>) {
  return isDisabled(view) ? <HtmlSource view={view} /> : <WrittenText {...view} />;
}
