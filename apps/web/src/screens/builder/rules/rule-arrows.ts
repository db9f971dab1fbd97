import type { FormattedRule } from './format-rules.ts';

/** Dependency of one component on another. */
export interface RuleArrow {
  /** Path of the component whose answer the other component depends on. */
  readonly from: string;
  readonly to: string;
  /** Short condition on the answer, if there is one: “is above 38”. */
  readonly label: string | undefined;
}

/**
 * Lists the dependencies of a component and the components that depend on it. Of several rules between the same two
 * components, the first provides the label.
 */
export function findArrows(rules: readonly FormattedRule[], selected: string): readonly RuleArrow[] {
  const arrows = new Map<string, RuleArrow>();
  for (const { rule, condition } of rules) {
    const to = rule.componentPath;
    for (const from of rule.dependencies) {
      if (from === to || (from !== selected && to !== selected)) continue;
      const key = `${from} ${to}`;
      if (!arrows.has(key)) arrows.set(key, { from, to, label: condition });
    }
  }
  return [...arrows.values()];
}

/**
 * Box of a component on its page, in pixels. `start` and `end` follow the text direction: in right-to-left languages
 * they are measured from the right.
 */
export interface ComponentBox {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

const CORNER_RADIUS_PX = 10;
const LANE_WIDTH_PX = 20;

interface ArrowRoute {
  readonly path: string;
  /** Horizontal position of the vertical segment, and the vertical middle of the arrow: the position of its label. */
  readonly turnX: number;
  readonly middle: number;
}

/**
 * Routes an arrow from the end edge of one component to the end edge of another.
 * @param width width of the page in pixels
 */
export function routeArrow(from: ComponentBox, to: ComponentBox, lane: number, width: number): ArrowRoute {
  const [y0, y1] = [(from.top + from.bottom) / 2, (to.top + to.bottom) / 2];
  const turnX = Math.min(Math.max(from.end, to.end) + 24 + lane * LANE_WIDTH_PX, width - 8);
  const sign = y1 >= y0 ? 1 : -1;
  const radius = Math.min(CORNER_RADIUS_PX, Math.abs(y1 - y0) / 2);
  const path = [
    `M ${from.end} ${y0} H ${turnX - radius}`,
    `Q ${turnX} ${y0} ${turnX} ${y0 + sign * radius}`,
    `V ${y1 - sign * radius}`,
    `Q ${turnX} ${y1} ${turnX - radius} ${y1}`,
    `H ${to.end + 2}`,
  ].join(' ');
  return { path, turnX, middle: (y0 + y1) / 2 };
}
