import { useProseClass } from '../kit/classes/useProseClass.tsx';
import { RichText } from '../kit/RichText.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { formatElementHtml, type HtmlelementProps } from './htmlelement.ts';

export function HtmlelementView({ props }: ViewProps<HtmlelementProps, never>) {
  return <RichText html={formatElementHtml(props)} className={useProseClass()} />;
}
