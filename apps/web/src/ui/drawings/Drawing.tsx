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

/** Drawing of a crossed-out sheet of paper. */
export function CancelDrawing({ className }: { readonly className: string }) {
  return (
    <Drawing className={className}>
      <rect x="42" y="12" width="66" height="88" rx="8" {...sheetProps} />
      <g {...ink}>
        <rect x="54" y="26" width="30" height="5" rx="2.5" />
        <rect x="54" y="40" width="42" height="10" rx="3" />
        <rect x="54" y="60" width="22" height="5" rx="2.5" />
      </g>
      <g {...pen}>
        <circle cx="104" cy="76" r="20" {...sheetProps} stroke="currentColor" strokeWidth="4" />
        <path d="M90 90l28-28" />
      </g>
    </Drawing>
  );
}
