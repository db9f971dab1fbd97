import { logoPath } from './logo-path.ts';

/**
 * Logo of Tideform in the current text color. It is decorative, because the product's name is next to it or labels the
 * link around it.
 */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={logoPath} />
    </svg>
  );
}
