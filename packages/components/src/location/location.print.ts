import type { PrintAnswer } from '@tideform/engine';
import { mapSource } from '../kit/maps/map-source.ts';
import { type LocationProps, type LocationValue, pointOf, pointText } from './location.ts';

export const printLocation: PrintAnswer<LocationProps, LocationValue> = ({ value, label }) => {
  const point = pointOf(value);
  if (!point) return [{ kind: 'pair', label, value: '' }];
  const words = pointText(point);
  const source = mapSource({ ...value!, ...point });
  return [
    { kind: 'pair', label, value: words },
    { kind: 'image', source, alt: words, isExtra: true },
  ];
};
