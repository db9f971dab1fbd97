import { startTransition, useEffect, useState } from 'react';
import { type FieldClassNames, useFieldClassNames } from './classes/FieldClassNamesProvider.tsx';
import { type FieldView, getAriaAttributes, getLabelId, isDisabled } from './control-attributes.ts';
import { createChoicesRef, findToggledChoice, restoreSelection } from './create-choices-ref.ts';
import type { Choice } from './read/choice.ts';

/**
 * Maximum number of choices that are rendered at once. The rest follow in batches so that the page stays responsive.
 */
const RENDER_BATCH_SIZE = 200;

interface ChoiceListProps {
  readonly view: FieldView;
  readonly choices: readonly Choice[];
  /** `radio`: single choice; `checkbox`: multiple choice. */
  readonly kind: 'radio' | 'checkbox';
  readonly inline?: boolean;
  readonly isChosen: (choice: Choice) => boolean;
  readonly onChoose: (choice: Choice, chosen: boolean) => void;
  readonly onBlur: () => void;
}

/**
 * Renders choices as visible radio buttons or checkboxes in a group that the field's label names. The first control has
 * the field's ID.
 */
export function ChoiceList(list: ChoiceListProps) {
  return renderChoiceList(list, useFieldClassNames());
}

/**
 * Renders a `ChoiceList` as a plain function call, because React stores data for each mounted component and long forms
 * have hundreds of controls.
 */
export function renderChoiceList(list: ChoiceListProps, classes: FieldClassNames) {
  return list.choices.length > RENDER_BATCH_SIZE ? <LongChoiceList {...list} /> : renderChoices(list, classes);
}

function LongChoiceList(list: ChoiceListProps) {
  const renderedCount = useRenderedCount(list.choices.length);
  return renderChoices({ ...list, choices: list.choices.slice(0, renderedCount) }, useFieldClassNames());
}

function renderChoices(
  { view, choices, kind, inline = false, isChosen, onChoose, onBlur }: ChoiceListProps,
  classes: FieldClassNames,
) {
  const { 'aria-describedby': describedBy, ...described } = getAriaAttributes(view);
  const ticks = createChoicesRef({
    kind,
    id: view.id,
    choices,
    isChosen,
    isDisabled: isDisabled(view),
    tabIndex: view.props.tabindex,
    classes: { tick: classes.tick, mark: kind === 'radio' ? classes.radioMark : classes.checkMark },
  });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: one of two roles, and both take a label
    // biome-ignore lint/a11y/noStaticElementInteractions: onBlur only listens for focus leaving the group
    <div
      ref={ticks}
      role={kind === 'radio' ? 'radiogroup' : 'group'}
      aria-labelledby={getLabelId(view.id)}
      aria-describedby={describedBy}
      {...(kind === 'radio' ? described : undefined)}
      className={inline ? classes.inlineChoices : classes.choices}
      onInput={({ currentTarget, target }) => {
        const toggled = findToggledChoice(currentTarget, target);
        if (!toggled) return;
        onChoose(...toggled);
        restoreSelection(currentTarget);
      }}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && onBlur()}
    />
  );
}

/** Returns how many choices of a long list are rendered so far. The count grows in the background. */
function useRenderedCount(choiceCount: number): number {
  const [renderedCount, setDrawn] = useState(RENDER_BATCH_SIZE);
  useEffect(() => {
    if (renderedCount >= choiceCount) return;
    const timer = setTimeout(() => startTransition(() => setDrawn((now) => now + RENDER_BATCH_SIZE)));
    return () => clearTimeout(timer);
  }, [renderedCount, choiceCount]);
  return renderedCount;
}
