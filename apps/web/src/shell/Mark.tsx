import { markPath } from './mark-path.ts';

/** Tideform's mark in the current colour. Decoration: the name stands beside it, or the link around it is named. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={markPath} />
    </svg>
  );
}
