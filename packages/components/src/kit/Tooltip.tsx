// biome-ignore lint/style/noRestrictedImports: the one place that lends it.
import { Tooltip as FluentTooltip, type TooltipProps } from '@fluentui/react-components';

/** Platform §9: the pointer rests that long on an element before its words appear. */
const showDelayMs = 500;

/** Fluent's tooltip, shown as late as the specification says. */
export function Tooltip(props: TooltipProps) {
  return <FluentTooltip showDelay={showDelayMs} {...props} />;
}

/** So that a menu's or dialog's trigger around it reaches the button within. */
Tooltip.isFluentTriggerComponent = true;
