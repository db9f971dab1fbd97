/** Where a component lies on its page, from the start of the lines on: in right-to-left from the right. */
export interface Box {
  readonly start: number;
  readonly end: number;
  readonly top: number;
  readonly bottom: number;
}

const RADIUS = 10;
const LANE = 20;

export interface ArrowRoute {
  readonly path: string;
  /** How far out it turns, and half its way there: where its label lies. */
  readonly turn: number;
  readonly middle: number;
}

/** Leads an arrow from the end of one component around to the end of another. @param width of the page */
export function routeArrow(from: Box, to: Box, lane: number, width: number): ArrowRoute {
  const [y0, y1] = [(from.top + from.bottom) / 2, (to.top + to.bottom) / 2];
  const turn = Math.min(Math.max(from.end, to.end) + 24 + lane * LANE, width - 8);
  const sign = y1 >= y0 ? 1 : -1;
  const radius = Math.min(RADIUS, Math.abs(y1 - y0) / 2);
  const path = [
    `M ${from.end} ${y0} H ${turn - radius}`,
    `Q ${turn} ${y0} ${turn} ${y0 + sign * radius}`,
    `V ${y1 - sign * radius}`,
    `Q ${turn} ${y1} ${turn - radius} ${y1}`,
    `H ${to.end + 2}`,
  ].join(' ');
  return { path, turn, middle: (y0 + y1) / 2 };
}
