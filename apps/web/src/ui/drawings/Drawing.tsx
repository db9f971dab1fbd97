import { tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/**
 * SVG element around the drawings for empty states. Outlines and fills use theme colors; `currentColor` is the brand
 * color.
 */
export function Drawing({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <svg className={className} width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** SVG attributes of outlined paper. */
export const sheetProps = {
  stroke: tokens.colorNeutralStroke1,
  strokeWidth: 1.5,
  fill: tokens.colorNeutralBackground1,
} as const;

/** SVG attributes of text on paper. */
export const ink = { fill: tokens.colorNeutralStroke2 } as const;

/** SVG attributes of the accent line. */
export const pen = { stroke: 'currentColor', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
