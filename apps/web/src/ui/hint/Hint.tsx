import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useEffect, useId, useState } from 'react';
import type { HintTrigger, ShownHintProps } from './ShownHint.tsx';

const ShownHint = onDemand(async () => (await import('./ShownHint.tsx')).ShownHint);

/** Loads the code of tooltips before the first one is needed. */
export const loadHints = ShownHint.load;

type Hinted = Partial<HintTrigger> & {
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/**
 * Tooltip of an element. Its text is always exposed to screen readers, and visible on hover or focus. The tooltip's
 * code is loaded on the first hover or focus.
 */
export function Hint(
  props: Omit<ShownHintProps, 'onTrigger'> & {
    /** What the text means for screen readers: the element's name, its description, or neither. */
    readonly relationship: 'label' | 'description' | 'inaccessible';
    readonly children: ReactElement<Hinted>;
  },
) {
  const { relationship, children, ...hint } = props;
  const id = useId();
  const [isLoaded, setHere] = useState(ShownHint.isLoaded);
  const [firstTrigger, setBegin] = useState<{ readonly event: PointerEvent | FocusEvent; readonly element: Element }>();
  const [trigger, setTrigger] = useState<HintTrigger>();
  const load = (event: PointerEvent | FocusEvent) => {
    setBegin({ event, element: event.currentTarget });
    // If the tooltip's code can't be loaded, the element works without a tooltip.
    ShownHint.load().then(
      () => setHere(true),
      () => undefined,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only once, when the element gets its event handlers.
  useEffect(() => {
    if (firstTrigger?.element.matches(':hover, :focus-visible')) trigger?.onPointerEnter(firstTrigger.event);
  }, [trigger]);
  const ariaProps: Hinted =
    relationship === 'label'
      ? { 'aria-label': hint.content }
      : relationship === 'description'
        ? { 'aria-describedby': id }
        : {};
  return (
    <>
      {cloneElement(children, {
        ...ariaProps,
        ...children.props,
        ...(trigger ?? { onPointerEnter: load, onFocus: load }),
      })}
      {relationship === 'description' && (
        <span id={id} hidden>
          {hint.content}
        </span>
      )}
      {firstTrigger && isLoaded && <ShownHint {...hint} onTrigger={setTrigger} />}
    </>
  );
}
