// biome-ignore lint/style/noRestrictedImports: the only module that may import Fluent's tooltip.
import { Tooltip as FluentTooltip, type TooltipProps } from '@fluentui/react-components';

/** Delay before a tooltip appears, in milliseconds (Platform §9). */
const showDelayMs = 500;

/** Fluent's tooltip with the delay that the specification requires. */
export function Tooltip(props: TooltipProps) {
  return <FluentTooltip showDelay={showDelayMs} {...props} />;
}

/** Lets the trigger of a surrounding menu or dialog reach the wrapped button. */
Tooltip.isFluentTriggerComponent = true;
