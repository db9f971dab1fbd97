import { Form20Regular } from '@fluentui/react-icons';
import { parseIcon } from './parse-icon.ts';

/**
 * Icon chosen by a form's author; the default icon for none and for invalid ones. Only the path is used, never the
 * stored SVG itself.
 */
export function FormIcon({ svg }: { readonly svg: string | undefined }) {
  const path = parseIcon(svg);
  return path === undefined ? <Form20Regular /> : <PathIcon path={path} />;
}

/** @param path in a view box of 24 × 24 */
export function PathIcon({ path }: { readonly path: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
