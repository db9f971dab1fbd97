import { z } from 'zod/mini';
import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';

/** Returns specs that resolve relative dates in settings for the instant `nowMs` and a time zone. */
export function resolveSpecDates(specs: ComponentSpecs, nowMs: number | undefined, timeZone: string): ComponentSpecs {
  if (nowMs === undefined) return specs;
  return Object.fromEntries(
    Object.entries(specs).map(([type, spec]) => [type, spec && resolveSpec(spec, nowMs, timeZone)]),
  );
}

function resolveSpec(spec: ComponentSpec, nowMs: number, timeZone: string): ComponentSpec {
  const { atTime } = spec;
  if (!atTime) return spec;
  return {
    ...spec,
    props: z.pipe(
      spec.props,
      z.transform((props) => atTime(props, nowMs, timeZone)),
    ),
  };
}
