import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useEffect, useId, useState } from 'react';
import type { HintTrigger, ShownHintProps } from './ShownHint.tsx';

const ShownHint = onDemand(async () => (await import('./ShownHint.tsx')).ShownHint);

/** Loads the tooltip code ahead of its first use. */
export const loadHints = ShownHint.load;

type Hinted = Partial<HintTrigger> & {
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/**
 * Tooltip of an element: always exposed to screen readers, visible on hover or focus. The tooltip code is loaded on
 * first hover or focus.
 */
export function Hint(
  props: Omit<ShownHintProps, 'onTrigger'> & {
    /** Role of the text for screen readers. */
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
    // Without the tooltip code the element stays as it was.
    ShownHint.load().then(
      () => setHere(true),
      () => undefined,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the element hears that the pointer or the focus leaves it.
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
