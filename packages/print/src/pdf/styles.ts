import type { TypeStyle } from './pdf-writer.ts';

const TEXT_COLOR = '#1b1b1b';
const MUTED_TEXT_COLOR = '#5c5c5c';

/** Sizes in points at scale 1. The contrast of every color on white is above 7:1. */
export const textStyles = {
  title: { size: 18, weight: 'bold', color: TEXT_COLOR },
  subtitle: { size: 9, weight: 'regular', color: MUTED_TEXT_COLOR },
  heading: [
    { size: 15, weight: 'bold', color: TEXT_COLOR },
    { size: 13, weight: 'bold', color: TEXT_COLOR },
    { size: 11.5, weight: 'bold', color: TEXT_COLOR },
    { size: 10.5, weight: 'bold', color: TEXT_COLOR },
  ],
  label: { size: 8.5, weight: 'regular', color: MUTED_TEXT_COLOR },
  body: { size: 10, weight: 'regular', color: TEXT_COLOR },
  tableHead: { size: 8.5, weight: 'bold', color: TEXT_COLOR },
  tableCell: { size: 9, weight: 'regular', color: TEXT_COLOR },
  footer: { size: 8, weight: 'regular', color: MUTED_TEXT_COLOR },
} as const satisfies Record<string, TypeStyle | readonly TypeStyle[]>;

export const colors = { line: '#d1d1d1', tint: '#f5f5f5', pen: '#767676' } as const;

/** Gaps in points at scale 1. */
export const gaps = {
  block: 8,
  pairLabel: 1,
  cell: 5,
  columns: 16,
  group: 6,
  list: 14,
  quote: 12,
  pictures: 10,
} as const;
