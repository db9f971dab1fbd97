import type { TooltipProps } from '@fluentui/react-components';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { type FocusEvent, type PointerEvent, type Ref, useEffect } from 'react';

/** Props that the tooltip adds to its element. */
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

/** Tooltip of an element that is rendered elsewhere. Calls `onTrigger` with the props that the element needs. */
export function ShownHint({ content, positioning = 'above', onTrigger }: ShownHintProps) {
  return (
    <Tooltip content={content} relationship="inaccessible" positioning={positioning}>
      {(trigger) => <TriggerReporter trigger={trigger as HintTrigger} onTrigger={onTrigger} />}
    </Tooltip>
  );
}

/** Calls `onTrigger` only once, because the props never change. */
function TriggerReporter({
  trigger,
  onTrigger,
}: Pick<ShownHintProps, 'onTrigger'> & { readonly trigger: HintTrigger }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `trigger` is a new object each time, with the same content.
  useEffect(() => onTrigger(trigger), []);
  return null;
}
