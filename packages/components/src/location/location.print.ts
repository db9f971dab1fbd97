import type { PrintAnswer } from '@tideform/engine';
import { formatMapSource } from '../kit/maps/map-source.ts';
import { findPoint, formatPoint, type LocationProps, type LocationValue } from './location.ts';

export const printLocation: PrintAnswer<LocationProps, LocationValue> = ({ value, label }) => {
  const point = findPoint(value);
  if (!point) return [{ kind: 'pair', label, value: '' }];
  const words = formatPoint(point);
  const source = formatMapSource({ ...value!, ...point });
  return [
    { kind: 'pair', label, value: words },
    { kind: 'image', source, alt: words, isExtra: true },
  ];
};
