import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useEffect, useId, useState } from 'react';
import type { HintTrigger, ShownHintProps } from './ShownHint.tsx';

const ShownHint = onDemand(async () => (await import('./ShownHint.tsx')).ShownHint);

/** Fetches what shows hints, before somebody asks for one. */
export const loadHints = ShownHint.load;

type Hinted = Partial<HintTrigger> & {
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/**
 * Says in words what an element is for: to who listens at once, to who looks while the pointer or the focus is on it. What
 * shows it comes when the pointer or the focus does.
 */
export function Hint(
  props: Omit<ShownHintProps, 'onTrigger'> & {
    /** What the words are to who listens. */
    readonly relationship: 'label' | 'description' | 'inaccessible';
    readonly children: ReactElement<Hinted>;
  },
) {
  const { relationship, children, ...hint } = props;
  const id = useId();
  const [isHere, setHere] = useState(ShownHint.isLoaded);
  const [begin, setBegin] = useState<{ readonly event: PointerEvent | FocusEvent; readonly element: Element }>();
  const [trigger, setTrigger] = useState<HintTrigger>();
  const ask = (event: PointerEvent | FocusEvent) => {
    setBegin({ event, element: event.currentTarget });
    // Without its code the element is what it was.
    ShownHint.load().then(
      () => setHere(true),
      () => undefined,
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the element hears that the pointer or the focus leaves it.
  useEffect(() => {
    if (begin?.element.matches(':hover, :focus-visible')) trigger?.onPointerEnter(begin.event);
  }, [trigger]);
  const said: Hinted =
    relationship === 'label'
      ? { 'aria-label': hint.content }
      : relationship === 'description'
        ? { 'aria-describedby': id }
        : {};
  return (
    <>
      {cloneElement(children, { ...said, ...children.props, ...(trigger ?? { onPointerEnter: ask, onFocus: ask }) })}
      {relationship === 'description' && (
        <span id={id} hidden>
          {hint.content}
        </span>
      )}
      {begin && isHere && <ShownHint {...hint} onTrigger={setTrigger} />}
    </>
  );
}
