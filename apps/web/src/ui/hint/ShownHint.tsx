import type { TooltipProps } from '@fluentui/react-components';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { type FocusEvent, type PointerEvent, type Ref, useEffect } from 'react';

/** Props of the element that the tooltip describes. */
export interface HintTrigger {
  readonly ref: Ref<Element>;
  readonly onPointerEnter: (event: PointerEvent | FocusEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

export interface ShownHintProps {
  readonly content: string;
  readonly positioning?: TooltipProps['positioning'];
  readonly onTrigger: (trigger: HintTrigger) => void;
}

/** Tooltip of an element that is rendered elsewhere; passes the props that the element needs to `onTrigger`. */
export function ShownHint({ content, positioning = 'above', onTrigger }: ShownHintProps) {
  return (
    <Tooltip content={content} relationship="inaccessible" positioning={positioning}>
      {(trigger) => <TriggerReporter trigger={trigger as HintTrigger} onTrigger={onTrigger} />}
    </Tooltip>
  );
}

/** Called once: the props don't change. */
function TriggerReporter({
  trigger,
  onTrigger,
}: Pick<ShownHintProps, 'onTrigger'> & { readonly trigger: HintTrigger }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time, with the same in it.
  useEffect(() => onTrigger(trigger), []);
  return null;
}
