import { tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** The sheet that every drawing of an empty place is made on: outlines and paper are the theme's, `currentColor` is the brand's. */
export function Drawing({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <svg className={className} width="160" height="112" viewBox="0 0 160 112" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Of paper with an outline. */
export const paper = {
  stroke: tokens.colorNeutralStroke1,
  strokeWidth: 1.5,
  fill: tokens.colorNeutralBackground1,
} as const;

/** Of what is written on it. */
export const ink = { fill: tokens.colorNeutralStroke2 } as const;

/** Of the one line that is drawn over it. */
export const pen = { stroke: 'currentColor', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
