// biome-ignore lint/style/noRestrictedImports: the only module that may import Fluent's tooltip.
import { Tooltip as FluentTooltip, type TooltipProps } from '@fluentui/react-components';

/** Delay before a tooltip appears, in milliseconds (Platform §9). */
const showDelayMs = 500;

/** Fluent's tooltip with the delay of `showDelayMs`. */
export function Tooltip(props: TooltipProps) {
  return <FluentTooltip showDelay={showDelayMs} {...props} />;
}

/** Tells Fluent to pass the trigger props of a surrounding menu or dialog through to the wrapped button. */
Tooltip.isFluentTriggerComponent = true;
