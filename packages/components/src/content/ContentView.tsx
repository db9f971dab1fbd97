import { useProseClass } from '../kit/classes/useProseClass.tsx';
import { RichText } from '../kit/RichText.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { ContentProps } from './content.ts';

export function ContentView({ props }: ViewProps<ContentProps, never>) {
  return <RichText html={props.html} className={useProseClass()} />;
}
