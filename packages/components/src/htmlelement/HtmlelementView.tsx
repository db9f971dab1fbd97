import { RichText } from '../kit/RichText.tsx';
import { useProseClass } from '../kit/useProseClass.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { elementHtml, type HtmlelementProps } from './htmlelement.ts';

export function HtmlelementView({ props }: ViewProps<HtmlelementProps, never>) {
  return <RichText html={elementHtml(props)} className={useProseClass()} />;
}
