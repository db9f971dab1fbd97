import type { TooltipProps } from '@fluentui/react-components';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { type FocusEvent, type PointerEvent, type Ref, useEffect } from 'react';

/** What the element gets that a hint is of. */
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

/** Shows a hint of an element that is drawn elsewhere, and hands over what that element must have for it. */
export function ShownHint({ content, positioning = 'above', onTrigger }: ShownHintProps) {
  return (
    <Tooltip content={content} relationship="inaccessible" positioning={positioning}>
      {(trigger) => <HandedOver trigger={trigger as HintTrigger} onTrigger={onTrigger} />}
    </Tooltip>
  );
}

/** Once: what a tooltip gives to its element stays as it is. */
function HandedOver({ trigger, onTrigger }: Pick<ShownHintProps, 'onTrigger'> & { readonly trigger: HintTrigger }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object each time, with the same in it.
  useEffect(() => onTrigger(trigger), []);
  return null;
}
