import type { PrintAnswer } from '@tideform/engine';
import { type LocationProps, type LocationValue, pointOf, pointText } from './location.ts';

export const printLocation: PrintAnswer<LocationProps, LocationValue> = ({ value, label }) => {
  const point = pointOf(value);
  return [{ kind: 'pair', label, value: point ? pointText(point) : '' }];
};
